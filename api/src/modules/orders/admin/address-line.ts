import type { PostalAddress } from '../orders.entity.ts';

/** "118 Alder Street, Portland OR 97205" */
export function formatAddress(address: PostalAddress | null): string | null {
  return address && `${[address.street1, address.street2].filter(Boolean).join(', ')}, ${address.city} ${address.state} ${address.zip}`;
}
