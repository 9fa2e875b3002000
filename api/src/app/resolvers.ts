import type { NonEmptyArray } from 'type-graphql';
import { AccountsResolver, SecondFactorResolver } from '../modules/accounts/index.ts';
import { CatalogResolver, DiscoveryResolver } from '../modules/catalog/index.ts';
import { ChatResolver } from '../modules/chat/index.ts';
import { CheckoutResolver, RefundsResolver } from '../modules/checkout/index.ts';
import { CouponsAdminResolver, CouponsResolver } from '../modules/coupons/index.ts';
import { OrdersResolver } from '../modules/orders/index.ts';
import { OverviewResolver } from '../modules/overview/index.ts';
import { ParkedResolver } from '../modules/parked/index.ts';
import { ShippingResolver } from '../modules/shipping/index.ts';
import { StaffResolver } from '../modules/staff/index.ts';

/** Every resolver, by hand: what isn't listed isn't in the schema. */
export const resolvers: NonEmptyArray<Function> = [
  CatalogResolver,
  DiscoveryResolver,
  AccountsResolver,
  SecondFactorResolver,
  ShippingResolver,
  CouponsResolver,
  CouponsAdminResolver,
  OrdersResolver,
  CheckoutResolver,
  RefundsResolver,
  ChatResolver,
  ParkedResolver,
  StaffResolver,
  OverviewResolver,
];
