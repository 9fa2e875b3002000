import { Button } from '../../ui/controls/button.tsx';
import styles from './account.module.css';
import type { Claim } from './use-claim.ts';

/** What became of a mailed claim link. The toast has said it aloud. */
export function ClaimNotice({ claim }: { claim: Claim }) {
  if (claim.kind === 'none') return null;
  const isBad = claim.kind === 'refused' || claim.kind === 'failed';
  return (
    <div className={isBad ? `${styles.claim} ${styles.bad}` : styles.claim}>
      <img src={isBad ? '/art/i-warning.png' : '/art/i-check.png'} width="24" height="24" alt="" />
      <p>{wordsFor(claim)}</p>
      {claim.kind === 'failed' ? <Button onClick={claim.retry}>Try again</Button> : null}
    </div>
  );
}

function wordsFor(claim: Exclude<Claim, { kind: 'none' }>): string {
  switch (claim.kind) {
    case 'asking':
      return 'Adding the order to your account...';
    case 'claimed':
      return `Order #${claim.number} belongs to your account now.`;
    case 'refused':
    case 'failed':
      return claim.message;
  }
}
