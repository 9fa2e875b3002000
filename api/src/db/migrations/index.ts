import { Migration20261121000000Opening } from './20261121000000-opening.ts';
import { Migration20261121020000Accounts } from './20261121020000-accounts.ts';
import { Migration20261121050000Chat } from './20261121050000-chat.ts';
import { Migration20261122010000QuotedParcels } from './20261122010000-quoted-parcels.ts';

/** Every migration in order, by hand; the list is what a bundled api can see. */
export const migrations = [
  { name: '20261121000000-opening', class: Migration20261121000000Opening },
  { name: '20261121020000-accounts', class: Migration20261121020000Accounts },
  { name: '20261121050000-chat', class: Migration20261121050000Chat },
  { name: '20261122010000-quoted-parcels', class: Migration20261122010000QuotedParcels },
];
