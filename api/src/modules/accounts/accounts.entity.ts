import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Opt } from '@mikro-orm/core';

export const roles = ['customer', 'coffee-admin', 'admin'] as const;
export type Role = (typeof roles)[number];

/** A person with a login. E-mail equality never grants rights; the role column does (docs/reliability.md, decision 7). */
@Entity({ tableName: 'users' })
export class User {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Normalised (normalEmail); null for a staff login that has a user name only. */
  @Property({ type: 'string', unique: true, nullable: true })
  email: string | null = null;

  @Property({ type: 'string', unique: true, nullable: true })
  username: string | null = null;

  @Property({ type: 'string' })
  firstName!: string;

  @Property({ type: 'string' })
  lastName!: string;

  /** argon2id in PHC string format; null until the person has set a password. */
  @Property({ type: 'string', nullable: true })
  passwordHash: string | null = null;

  @Enum({ items: () => [...roles], type: 'string' })
  role: Role & Opt = 'customer';

  /** Made staff by the environment, which can end that again (docs/reliability.md, AUT-21). */
  @Property({ type: 'boolean' })
  isNamedByEnvironment: boolean & Opt = false;

  /** Sessions begun before are over, whatever Redis still holds: set by a password reset and by "sign out everywhere". */
  @Property({ type: 'datetime', nullable: true })
  sessionsValidFrom: Date | null = null;

  /** Of the authenticator app (RFC 6238), encrypted (platform/lib/seal.ts); null without a second factor. */
  @Property({ type: 'string', nullable: true })
  totpSecret: string | null = null;

  /** When the person has shown that the app works; until then no code is asked for. */
  @Property({ type: 'datetime', nullable: true })
  totpConfirmedAt: Date | null = null;

  /** The time step of the last code that was accepted: a code is accepted once. */
  @Property({ type: 'integer' })
  totpLastStep: number & Opt = 0;

  /** SHA-256 of the recovery codes that are left. */
  @Property({ type: 'string[]', defaultRaw: `'{}'` })
  recoveryCodeHashes: string[] & Opt = [];

  /** When the e-mail address was last verified by a password reset; null until then. */
  @Property({ type: 'datetime', nullable: true })
  emailProvenAt: Date | null = null;

  /** The import that has made the account, without a password; null for all others. */
  @Index()
  @Property({ type: 'integer', nullable: true })
  importRunId: number | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}

/** One request for a new password, made for any address alike; the worker gives it a token if the address is somebody's. */
@Entity()
export class PasswordReset {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', index: true })
  email!: string;

  /** SHA-256 of the token; the token itself is in the mail only. */
  @Property({ type: 'string', length: 64, nullable: true, unique: true })
  tokenHash: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  expiresAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  usedAt: Date | null = null;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
