export {
  type RenderedMail,
  renderInvoiceMail,
  renderOrderConfirmation,
  renderParkedJob,
  renderPasswordChanged,
  renderPasswordReset,
  renderRefundMade,
  renderRefundNotice,
  renderStaffInvite,
} from './render-mail.ts';
export { ADDRESS_REFUSED, sendMail } from './send-mail.ts';
export type { OrderConfirmationProps } from './templates/order-confirmation.tsx';
export type { RefundNoticeProps } from './templates/refund-notice.tsx';
