import type { NonEmptyArray } from 'type-graphql';
import {
  CatalogResolver,
  CoffeesAdminResolver,
  DiscoveryResolver,
  ProductsAdminResolver,
  StockAdminResolver,
} from '../modules/catalog/index.ts';
import { ChatFiguresResolver, ChatResolver, DraftResolver } from '../modules/chat/index.ts';
import { AccountsResolver, SecondFactorResolver } from '../modules/accounts/index.ts';
import { CheckoutResolver, CouponResolver, ProviderTestResolver, RefundsResolver } from '../modules/checkout/index.ts';
import { CouponsAdminResolver } from '../modules/coupons/index.ts';
import { ImportsResolver } from '../modules/imports/index.ts';
import { InvoicesResolver } from '../modules/invoices/index.ts';
import { BulkResolver, OrdersAdminResolver, OrdersResolver, OrderViewsResolver } from '../modules/orders/index.ts';
import { CoffeeFiguresResolver, OverviewResolver } from '../modules/overview/index.ts';
import { ParkedResolver } from '../modules/parked/index.ts';
import { ShippingResolver } from '../modules/shipping/index.ts';
import { StaffResolver } from '../modules/staff/index.ts';
import { TvResolver } from '../modules/tv/index.ts';

/** Every resolver, by hand: what isn't listed isn't in the schema. */
export const resolvers: NonEmptyArray<Function> = [
  CatalogResolver,
  DiscoveryResolver,
  CoffeesAdminResolver,
  ProductsAdminResolver,
  StockAdminResolver,
  AccountsResolver,
  SecondFactorResolver,
  TvResolver,
  ShippingResolver,
  CouponsAdminResolver,
  OrdersResolver,
  OrdersAdminResolver,
  OrderViewsResolver,
  BulkResolver,
  CheckoutResolver,
  CouponResolver,
  RefundsResolver,
  ProviderTestResolver,
  ImportsResolver,
  ChatFiguresResolver,
  ChatResolver,
  DraftResolver,
  InvoicesResolver,
  StaffResolver,
  ParkedResolver,
  OverviewResolver,
  CoffeeFiguresResolver,
];
