import { useQuery } from '@apollo/client/react';
import { loginUrl } from '../../../features/account/session/safe-next.ts';
import { useMe } from '../../../features/account/session/use-me.ts';
import { LoginRequired } from '../../../features/chat/login-required.tsx';
import { StageError, StageWaiting } from '../../../features/chat/stage-notice.tsx';
import { ExampleDialogueDocument } from '../../../generated/home/graphql.ts';
import type { Expression } from '../../../lib/expression.ts';
import { dialoguePath } from './dialogue-path.ts';
import { useLateConversation } from './use-late-conversation.ts';

interface StageProps {
  character: { slug: string; name: string; imageUrl: string };
  onFace: (face: Expression) => void;
  onSwitch: (slug: string) => void;
  onBack: () => void;
}

/** Where the talking happens, for those who are signed in. */
export function Stage({ character, onFace, onSwitch, onBack }: StageProps) {
  const me = useMe();
  const late = useLateConversation(me.kind === 'signed-in' || me.kind === 'loading');
  if (me.kind === 'signed-out') return <Gate character={character} />;
  if (me.kind === 'unknown') return <StageError onRetry={me.refetch} />;
  if (late.kind === 'failed') return <StageError onRetry={late.retry} />;
  if (me.kind === 'loading' || late.kind === 'loading') return <StageWaiting />;
  return <late.Conversation character={character} userId={String(me.user.id)} onFace={onFace} onSwitch={onSwitch} onBack={onBack} />;
}

function Gate({ character }: Pick<StageProps, 'character'>) {
  const { data } = useQuery(ExampleDialogueDocument, { variables: { slug: character.slug } });
  const path = dialoguePath(character.slug);
  return (
    <LoginRequired
      character={character}
      example={data?.exampleDialogue ?? []}
      loginPath={loginUrl(path)}
      registerPath={loginUrl(path, 'register')}
    />
  );
}
