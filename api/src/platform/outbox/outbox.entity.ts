import { Entity, Enum, Index, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

const outboxStates = ['due', 'done', 'parked', 'given-up'] as const;
export type OutboxState = (typeof outboxStates)[number];

/**
 * A job, written in the transaction that made it due. PostgreSQL is the source of truth; the queue transports it,
 * and a sweep finds what the queue lost.
 */
@Entity({ tableName: 'outbox' })
@Unique({ properties: ['job', 'subject'] })
@Index({ properties: ['state', 'leasedUntil'] })
export class OutboxEntry {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string' })
  job!: string;

  /** What it is about, e.g. `order:12`; one effect a subject. */
  @Property({ type: 'string' })
  subject!: string;

  @Property({ type: 'json' })
  payload!: Record<string, unknown>;

  @Enum({ items: () => [...outboxStates], type: 'string' })
  state: OutboxState & Opt = 'due';

  @Property({ type: 'integer' })
  attempts: number & Opt = 0;

  /** Attempts made before a person had it tried again: they do not count against the limit of its job. */
  @Property({ type: 'integer' })
  attemptsBefore: number & Opt = 0;

  /** Attempts in a row that neither succeeded nor failed, as their worker crashed; one under way counts as one. The column keeps its name for workers of an earlier release. */
  @Property({ type: 'integer', fieldName: 'deaths' })
  crashCount: number & Opt = 0;

  /** While a worker runs it, and after a failure until the next try. A worker killed with -9 lets its lease run out. */
  @Property({ type: 'datetime', nullable: true })
  leasedUntil: Date | null = null;

  @Property({ type: 'text', nullable: true })
  lastError: string | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  @Property({ type: 'datetime', nullable: true })
  doneAt: Date | null = null;
}
