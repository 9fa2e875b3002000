import { useCallback, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { clearSession } from '../../../features/account/session/person.ts';
import { loginUrl } from '../../../features/account/session/safe-next.ts';
import { addChosen } from '../../../features/cart/add-chosen.ts';
import { countOf } from '../../../features/cart/cart-rules.ts';
import { useCart } from '../../../features/cart/use-cart.ts';
import { ChatPanel } from '../../../features/chat/panel/chat-panel.tsx';
import { OfferCard } from '../../../features/shop/offer-card.tsx';
import { HomePageDocument } from '../../../generated/home/graphql.ts';
import type { Expression } from '../../../lib/expression.ts';
import { useNavigate } from '../../../lib/router.ts';
import { useShell } from '../../../lib/shell.ts';
import { CartStrip } from './cart-strip.tsx';
import { dialoguePath } from './dialogue-path.ts';

interface ConversationProps {
  character: { slug: string; name: string; imageUrl: string };
  userId: string;
  onFace: (face: Expression) => void;
  onSwitch: (slug: string) => void;
  onBack: () => void;
}

/** Chat, shop and cart around one table. */
export function Conversation({ character, userId, onFace, onSwitch, onBack }: ConversationProps) {
  const { providers } = useShell();
  const client = useApolloClient();
  const navigate = useNavigate();
  const cart = useCart();
  const [announcement, setAnnouncement] = useState('');
  const { slug } = character;

  const leave = useCallback(() => {
    clearSession(client.cache);
    void navigate(loginUrl(dialoguePath(slug)));
  }, [client, navigate, slug]);

  function chooseAnother() {
    onBack();
    // The list of the page still has the coffee.
    client.refetchQueries({ include: [HomePageDocument] }).catch(() => {});
  }

  return (
    <>
      <ChatPanel
        key={`${userId}:${slug}`}
        character={character}
        userId={userId}
        isSandbox={providers.chat === 'sandbox'}
        onFace={onFace}
        onSwitch={onSwitch}
        onLeave={chooseAnother}
        onSignedOut={leave}
        renderOffer={(offer, grind) => (
          <OfferCard
            product={offer}
            wantedGrind={grind}
            inCart={countOf(cart, offer.slug)}
            onAdd={(chosen) => {
              setAnnouncement(addChosen(chosen));
              onFace('happy');
            }}
          />
        )}
      />
      <CartStrip cart={cart} announcement={announcement} />
    </>
  );
}
