import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

export const staffRoles = ['coffee-admin', 'admin'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** An invitation to the staff. Its link sets a password and grants the role. */
@Entity()
export class StaffInvite {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'string', index: true })
  email!: string;

  @Enum({ items: () => [...staffRoles], type: 'string' })
  role!: StaffRole;

  /** SHA-256 of the token, which is in the mail only; null until the mail is made. */
  @Property({ type: 'string', length: 64, nullable: true, unique: true })
  tokenHash: string | null = null;

  @Property({ type: 'datetime' })
  expiresAt!: Date;

  /** When it was accepted, or withdrawn. */
  @Property({ type: 'datetime', nullable: true })
  endedAt: Date | null = null;

  /** Who invited: `user:12`. */
  @Property({ type: 'string' })
  actor!: string;

  @Property({ type: 'datetime' })
  createdAt!: Date;
}
