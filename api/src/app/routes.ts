import type { Router } from 'express';
import { accountsRoutes } from '../modules/accounts/index.ts';
import {
  cardsRoutes,
  catalogRoutes,
  coffeesAdminRoutes,
  pictureUploadRoutes,
  picturesRoutes,
  productsAdminRoutes,
} from '../modules/catalog/index.ts';
import { chatRoutes } from '../modules/chat/index.ts';
import { checkoutRoutes, couponRoutes, webhookRoutes as checkoutWebhookRoutes } from '../modules/checkout/index.ts';
import { couponsAdminRoutes } from '../modules/coupons/index.ts';
import { importsRoutes, importUploadRoutes } from '../modules/imports/index.ts';
import { invoicesRoutes } from '../modules/invoices/index.ts';
import { ordersAdminRoutes, ordersRoutes, trackingWebhookRoutes } from '../modules/orders/index.ts';
import { overviewRoutes } from '../modules/overview/index.ts';
import { shippingRoutes } from '../modules/shipping/index.ts';
import { auditRoutes } from '../modules/staff/index.ts';
import type { RouteContext } from '../platform/http/route-context.ts';

type ModuleRoutes = (contextOf: RouteContext) => Router;

/** The REST shims of all modules, by hand. */
export const moduleRoutes: readonly ModuleRoutes[] = [
  catalogRoutes,
  coffeesAdminRoutes,
  cardsRoutes,
  productsAdminRoutes,
  picturesRoutes,
  accountsRoutes,
  shippingRoutes,
  couponsAdminRoutes,
  ordersRoutes,
  ordersAdminRoutes,
  checkoutRoutes,
  couponRoutes,
  chatRoutes,
  invoicesRoutes,
  importsRoutes,
  overviewRoutes,
  auditRoutes,
];

/** Mounted ahead of every body parser: `req.body` is the raw Buffer that a signature was made over. */
export const webhookRoutes: readonly ModuleRoutes[] = [checkoutWebhookRoutes, trackingWebhookRoutes];

/** Mounted ahead of the JSON parser, which refuses other bodies; each checks who asks before it reads a body of its own kind. */
export const uploadRoutes: readonly ModuleRoutes[] = [pictureUploadRoutes, importUploadRoutes];
