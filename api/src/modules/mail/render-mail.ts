import { render } from '@react-email/render';
import { createElement, type ReactElement } from 'react';
import { OrderConfirmation, type OrderConfirmationProps, orderConfirmationSubject } from './templates/order-confirmation.tsx';
import {
  PasswordChanged,
  type PasswordChangedProps,
  passwordChangedSubject,
  PasswordReset,
  type PasswordResetProps,
  passwordResetSubject,
} from './templates/password-mails.tsx';
import { InvoiceMail, type InvoiceMailProps, invoiceMailSubject } from './templates/invoices/invoice-mail.tsx';
import { ParkedJob, type ParkedJobProps, parkedJobSubject } from './templates/parked-job.tsx';
import { RefundMade, type RefundMadeProps, refundMadeSubject } from './templates/refund-made.tsx';
import { RefundNotice, type RefundNoticeProps, refundNoticeSubject } from './templates/refund-notice.tsx';

import { StaffInvite, type StaffInviteProps, staffInviteSubject } from './templates/staff-invite.tsx';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

// The converter shouts headings and row heads, but a greeting holds a person's name and a row head a product's.
const htmlToTextOptions = {
  selectors: [
    { selector: 'h1', options: { uppercase: false } },
    { selector: '[data-text-format="dataTable"]', format: 'dataTable', options: { uppercaseHeaderCells: false } },
  ],
};

async function renderMail(subject: string, mail: ReactElement): Promise<RenderedMail> {
  return {
    subject,
    html: await render(mail),
    text: (await render(mail, { plainText: true, htmlToTextOptions })).trim(),
  };
}

/** The same props give the same bytes, so a retried job stores and sends the same mail. Amounts in cents. */
export function renderOrderConfirmation(props: OrderConfirmationProps): Promise<RenderedMail> {
  return renderMail(orderConfirmationSubject(props), createElement(OrderConfirmation, props));
}

/** For a payment that came too late to be honoured and is refunded in full. Amount in cents. */
export function renderRefundNotice(props: RefundNoticeProps): Promise<RenderedMail> {
  return renderMail(refundNoticeSubject, createElement(RefundNotice, props));
}

/** For a refund that an administrator has made. Amounts in cents. */
export function renderRefundMade(props: RefundMadeProps): Promise<RenderedMail> {
  return renderMail(refundMadeSubject(props), createElement(RefundMade, props));
}

/** Comes with the PDF of an invoice. Amount in cents. */
export function renderInvoiceMail(props: InvoiceMailProps): Promise<RenderedMail> {
  return renderMail(invoiceMailSubject(props), createElement(InvoiceMail, props));
}

/** The link that sets a new password. */
export function renderPasswordReset(props: PasswordResetProps): Promise<RenderedMail> {
  return renderMail(passwordResetSubject, createElement(PasswordReset, props));
}

/** Notice of a changed password. */
export function renderPasswordChanged(props: PasswordChangedProps): Promise<RenderedMail> {
  return renderMail(passwordChangedSubject, createElement(PasswordChanged, props));
}

/** Notifies the shop's owner of a job that was given up. */
export function renderParkedJob(props: ParkedJobProps): Promise<RenderedMail> {
  return renderMail(parkedJobSubject(props), createElement(ParkedJob, props));
}

/** The link of an invitation to the staff. */
export function renderStaffInvite(props: StaffInviteProps): Promise<RenderedMail> {
  return renderMail(staffInviteSubject, createElement(StaffInvite, props));
}
