import type { ReactNode } from 'react';
import { loginUrl } from '../../../features/account/session/safe-next.ts';
import { useMe } from '../../../features/account/session/use-me.ts';
import { Proof } from '../../../features/admin/kit/data/proof.ts';
import { AccessDenied } from '../../../features/admin/kit/shell/access-denied.tsx';
import { AdminRoom } from '../../../features/admin/kit/shell/admin-room.tsx';
import { ClosedFrame, PortalFrame } from '../../../features/admin/kit/shell/portal-frame.tsx';
import { RoomSkeleton } from '../../../features/admin/kit/shell/room-skeleton.tsx';
import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Blank } from '../../../features/admin/kit/signs/blank.tsx';
import { PageMeta } from '../../../lib/head/page-meta.tsx';
import { Navigate, useLocation } from '../../../lib/router.ts';
import { useHydrated } from '../../../lib/use-hydrated.tsx';
import { useDenial } from './use-denial.ts';
import { useLeave } from './use-leave.ts';
import { useProofDialog } from './use-proof-dialog.tsx';

interface AdminPageProps {
  /** "portal" is for administrators; the coffee admin is for its own staff, too. */
  area?: 'portal' | 'coffee';
  /** The id of the room whose tab is current (features/admin/kit/rooms/rooms.ts). */
  room: string;
  /** Of the document, and of the room until its own has come. */
  title: string;
  /** The room: an `AdminRoom`. Rendered once the person is known to be let in. */
  children: ReactNode;
}

const ROLES = { portal: ['ADMIN'], coffee: ['ADMIN', 'COFFEE_ADMIN'] };

/** A page of the portal: who may see it, and what is around it. The server renders it for nobody in particular: the shell alone. */
export function AdminPage({ area = 'portal', room, title, children }: AdminPageProps) {
  const { pathname } = useLocation();
  return (
    <>
      <PageMeta title={title} description="For the crew of the shop." path={pathname} />
      {useHydrated() ? (
        <Door area={area} room={room} title={title}>
          {children}
        </Door>
      ) : (
        <Waiting area={area} room={room} title={title} />
      )}
    </>
  );
}

function Waiting({ area, room, title }: Required<Omit<AdminPageProps, 'children'>>) {
  return (
    <PortalFrame area={area} room={room} onLeave={() => {}}>
      <AdminRoom title={title}>
        <RoomSkeleton />
      </AdminRoom>
    </PortalFrame>
  );
}

function Door({ area, room, title, children }: Required<AdminPageProps>) {
  const me = useMe({ isCertain: true });
  const { pathname, search } = useLocation();
  const { leave, isLeaving } = useLeave(area);
  const isDenied = useDenial();

  if (isLeaving || me.kind === 'loading') return <Waiting area={area} room={room} title={title} />;
  switch (me.kind) {
    case 'signed-out':
      return <Navigate to={loginUrl(pathname + search)} replace />;
    case 'unknown':
      return (
        <ClosedFrame>
          <AdminRoom title={title}>
            <Blank
              picture="/art/i-warning.png"
              title="The shop did not answer"
              isAlert
              actions={
                <AdminButton look="gold" onClick={me.refetch}>
                  Try again
                </AdminButton>
              }
            >
              <p>We could not see who you are. Nothing was changed.</p>
            </Blank>
          </AdminRoom>
        </ClosedFrame>
      );
    case 'signed-in': {
      if (isDenied || !ROLES[area].includes(me.user.role)) {
        return (
          <ClosedFrame>
            <AccessDenied onSignInAnew={() => void leave(loginUrl(pathname + search))} />
          </ClosedFrame>
        );
      }
      return (
        <PortalFrame key={me.user.id} area={area} room={room} onLeave={() => void leave()}>
          <ProofDoor>{children}</ProofDoor>
        </PortalFrame>
      );
    }
  }
}

function ProofDoor({ children }: { children: ReactNode }) {
  const { withProof, dialog } = useProofDialog();
  return (
    <Proof value={withProof}>
      {children}
      {dialog}
    </Proof>
  );
}
