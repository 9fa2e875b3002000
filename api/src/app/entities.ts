import { PasswordReset, User } from '../modules/accounts/accounts.entity.ts';
import { AuditEntry } from '../modules/audit/audit.entity.ts';
import { Coffee, Product, StockItem, StockMove } from '../modules/catalog/catalog.entity.ts';
import { Picture } from '../modules/catalog/pictures/picture.entity.ts';
import { ChatBudget, ChatMessage, ChatTurn, HealthWish, TasteProfile } from '../modules/chat/chat.entity.ts';
import { CheckoutDraft, PaymentEvent } from '../modules/checkout/checkout.entity.ts';
import { Refund, RefundLine } from '../modules/checkout/refunds/refunds.entity.ts';
import { Coupon, CouponRedemption } from '../modules/coupons/coupons.entity.ts';
import { ImportChunk, ImportProgress, ImportRejection, ImportRun } from '../modules/imports/imports.entity.ts';
import { Invoice, InvoiceCounter, InvoiceItem } from '../modules/invoices/invoices.entity.ts';
import { DailyFigure, DailySale, FigureChange } from '../modules/orders/figures/figures.entity.ts';
import { BulkRun, BulkRunItem } from '../modules/orders/admin/bulk/bulk-run.entity.ts';
import { OrderListView } from '../modules/orders/admin/views/order-list-view.entity.ts';
import { ImportedOrderChange } from '../modules/orders/imported/imported.entity.ts';
import { Order, OrderEvent, OrderItem } from '../modules/orders/orders.entity.ts';
import { CustomerChange, CustomerFigure } from '../modules/overview/customers/customer-figures.entity.ts';
import { ShippingQuote } from '../modules/shipping/shipping.entity.ts';
import { StaffInvite } from '../modules/staff/staff.entity.ts';
import { TvShow } from '../modules/tv/tv.entity.ts';
import { OutboxEntry } from '../platform/outbox/outbox.entity.ts';

/** Every table, by hand: nothing is found by scanning folders. */
export const entities = [
  AuditEntry,
  Coffee,
  Product,
  StockItem,
  StockMove,
  Picture,
  User,
  PasswordReset,
  StaffInvite,
  TvShow,
  Coupon,
  CouponRedemption,
  ShippingQuote,
  Order,
  OrderItem,
  OrderEvent,
  DailyFigure,
  DailySale,
  FigureChange,
  CustomerFigure,
  CustomerChange,
  ImportedOrderChange,
  OrderListView,
  BulkRun,
  BulkRunItem,
  CheckoutDraft,
  PaymentEvent,
  Refund,
  RefundLine,
  ChatMessage,
  ChatTurn,
  ChatBudget,
  HealthWish,
  TasteProfile,
  InvoiceCounter,
  Invoice,
  InvoiceItem,
  ImportRun,
  ImportChunk,
  ImportProgress,
  ImportRejection,
  OutboxEntry,
];
