import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An address that the mail server has refused for good. A later mail that is accepted removes the row. */
@Entity({ tableName: 'refused_address' })
export class RefusedAddress {
  /** In lower case. */
  @PrimaryKey({ type: 'text' })
  address!: string;

  /** What the server said, without the address. */
  @Property({ type: 'text' })
  reason!: string;

  @Property({ type: 'datetime' })
  refusedAt!: Date;
}
