import type { CarrierGateway } from '../gateways/shippo/carrier-gateway.ts';
import type { PaymentGateway } from '../gateways/stripe/payment-gateway.ts';
import type { MailGateway } from '../gateways/smtp/smtp.ts';
import type { JobClaim } from '../outbox/job-claim.ts';

interface Gateways {
  carrier: CarrierGateway;
  payments: PaymentGateway;
  mail: MailGateway;
}

/**
 * The gateways of a job: a label is bought, money refunded and a mail sent only while the job's claim is held
 * (docs/reliability.md, SHP-05, INF-16). The check is the last step before the call.
 */
export function fenceEffects({ carrier, payments, mail }: Gateways, claim: JobClaim): Gateways {
  function fenced<Input, Result>(effect: (input: Input) => Promise<Result>): (input: Input) => Promise<Result> {
    return async (input) => {
      await claim.assertHeld();
      return effect(input);
    };
  }
  return {
    carrier: { ...carrier, buyLabel: fenced(carrier.buyLabel) },
    payments: { ...payments, refund: fenced(payments.refund) },
    // After the wait for a connection.
    mail: { ...mail, send: (message) => mail.send(message, claim.assertHeld) },
  };
}
