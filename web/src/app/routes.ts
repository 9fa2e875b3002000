import type { PageRoute } from '../lib/pages/page-route.ts';
import { aboutPage } from '../routes/about/route.ts';
import { accountPage } from '../routes/account/route.ts';
import { adminAuditPage } from '../routes/admin/audit/route.ts';
import { adminCustomersPage } from '../routes/admin/customers/route.ts';
import { adminCouponsPage } from '../routes/admin/coupons/route.ts';
import { adminOrdersPage } from '../routes/admin/orders/route.ts';
import { adminOrderPage } from '../routes/admin/order/route.ts';
import { adminInvoicePage } from '../routes/admin/invoice/route.ts';
import { adminInvoicesPage } from '../routes/admin/invoices/route.ts';
import { adminPackingSlipPage } from '../routes/admin/packing-slip/route.ts';
import { adminImportPage, adminImportRunPage } from '../routes/admin/import/route.ts';
import { adminStripeTestPage } from '../routes/admin/stripe-test/route.ts';
import { adminStaffPage } from '../routes/admin/staff/route.ts';
import { adminTvPage } from '../routes/admin/tv/route.ts';
import { adminOverviewPage } from '../routes/admin/overview/route.ts';
import { adminCharacterPage } from '../routes/admin/character/route.ts';
import { adminCoffeePage } from '../routes/admin/coffee/route.ts';
import { adminPricingPage } from '../routes/admin/pricing/route.ts';
import { adminLoginPage } from '../routes/admin-login/route.ts';
import { checkoutPage } from '../routes/checkout/route.ts';
import { checkoutSuccessPage, orderSuccessPage } from '../routes/confirmation/route.ts';
import { homePage } from '../routes/home/route.ts';
import { loginPage } from '../routes/login/route.ts';
import { notFoundPage } from '../routes/plain/route.ts';
import { productPage } from '../routes/product/route.ts';
import { quizPage } from '../routes/quiz/route.ts';
import { resetPasswordPage } from '../routes/reset-password/route.ts';
import { staffInvitePage } from '../routes/staff-invite/route.ts';
import { storePage } from '../routes/store/route.ts';
import { watchTvPage } from '../routes/watch-tv/route.ts';

/**
 * Every page there is, in the order of the sitemap. From this list come the route table, the preloads, the server's queries, the areas
 * of codegen, the size budgets, the shared styles, the sitemap, robots.txt and the list of the tests.
 */
export const PAGES: readonly PageRoute[] = [
  homePage,
  storePage,
  quizPage,
  aboutPage,
  watchTvPage,
  productPage,
  loginPage,
  adminOverviewPage,
  adminCustomersPage,
  adminOrdersPage,
  adminOrderPage,
  adminPackingSlipPage,
  adminCouponsPage,
  adminInvoicesPage,
  adminInvoicePage,
  adminAuditPage,
  adminStaffPage,
  adminTvPage,
  adminImportPage,
  adminImportRunPage,
  adminStripeTestPage,
  adminCoffeePage,
  adminPricingPage,
  adminCharacterPage,
  adminLoginPage,
  accountPage,
  checkoutPage,
  checkoutSuccessPage,
  orderSuccessPage,
  resetPasswordPage,
  staffInvitePage,
];

/** Every address that no page has. */
export const NOT_FOUND_PAGE = notFoundPage;

/** Addresses that people know or that mails carry, and where they lead (docs/reliability.md, decision 13). */
export const MOVED: Readonly<Record<string, string>> = { '/chat': '/#chat-section', '/orders': '/account' };
