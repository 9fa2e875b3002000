import type { EntityManager } from '../db/orm.ts';
import { renew } from './outbox.ts';

/** Another worker may have the job now. The work stops; the outbox decides who goes on with it. */
export class ClaimLost extends Error {
  override name = 'ClaimLost';
}

/** The right of one try to do a job's effects, until its lease ends or is withdrawn (docs/reliability.md, INF-16). */
export interface JobClaim {
  readonly outboxId: number;
  /** The fencing token: every later try has a higher one. */
  readonly attempts: number;
  /** Extends the lease. The claim is lost for good when the lease has ended or another try has begun. */
  renew(): Promise<void>;
  lose(reason: string): void;
  /** @throws ClaimLost once the claim is known to be lost. */
  throwIfLost(): void;
  /** Asks the outbox unless at least half of the lease is left. @throws ClaimLost */
  assertHeld(): Promise<void>;
}

/** As a statement's first CTE: keeps any other try from beginning before the statement's own writes are committed. */
export const HELD_CLAIM = `select id from outbox where id = ? and attempts = ? and state = 'due' and leased_until > now() for share`;

/** Both clocks, as a suspended machine stops the first and an adjusted time moves the second. */
function readClocks(): [number, number] {
  return [performance.now(), Date.now()];
}

/** `claimedAt` is read from performance.now() before the claiming statement: the lease lasts at least this long from then. */
export function createJobClaim(
  forkEm: () => EntityManager,
  entry: { outboxId: number; attempts: number },
  leaseSeconds: number,
  claimedAt: number,
): JobClaim {
  const { outboxId, attempts } = entry;
  let lostReason: string | null = null;
  const [now, wallNow] = readClocks();
  let renewedAt: [number, number] = [claimedAt, wallNow - (now - claimedAt)];

  function secondsSinceRenewal(): number {
    const clocks = readClocks();
    return Math.max(...clocks.map((clock, index) => clock - renewedAt[index]!)) / 1000;
  }

  const claim: JobClaim = {
    outboxId,
    attempts,
    lose(reason) {
      lostReason ??= reason;
    },
    throwIfLost() {
      if (lostReason !== null) throw new ClaimLost(`outbox entry ${outboxId}, try ${attempts}: ${lostReason}`);
    },
    async renew() {
      const askedAt = readClocks();
      if (!(await renew(forkEm(), outboxId, attempts, leaseSeconds))) claim.lose('its lease ended or another try has begun');
      else renewedAt = askedAt;
    },
    async assertHeld() {
      claim.throwIfLost();
      if (secondsSinceRenewal() < leaseSeconds / 2) return;
      await claim.renew();
      // The process may have been stopped while the answer was on its way.
      if (secondsSinceRenewal() >= leaseSeconds) claim.lose('its lease ended');
      claim.throwIfLost();
    },
  };
  return claim;
}

/** Inside a transaction: no other try of the job can begin before it ends. Does nothing for a request. @throws ClaimLost */
export async function lockClaim(tx: { em: EntityManager; claim: JobClaim | null }): Promise<void> {
  const { em, claim } = tx;
  if (!claim) return;
  claim.throwIfLost();
  const rows = await em.execute<{ id: number }[]>(HELD_CLAIM, [claim.outboxId, claim.attempts]);
  if (rows.length === 0) claim.lose('its lease ended or another try has begun');
  claim.throwIfLost();
}
