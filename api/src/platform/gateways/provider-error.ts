import { storableText } from '../lib/input-text.ts';

/**
 * `unavailable`: nothing is known to have happened, ask again later. `rejected`: the provider refused the request itself.
 * `misconfigured`: it refuses our key (401, 403), which only a person can mend.
 */
type ProviderFault = 'unavailable' | 'rejected' | 'misconfigured';

/** A provider's API did not do what it was asked to. */
export abstract class ProviderError<Other extends string = never> extends Error {
  readonly kind: ProviderFault | Other;

  constructor(kind: ProviderFault | Other, message: string, options?: ErrorOptions) {
    // It is stored with the order.
    super(storableText(message), options);
    this.kind = kind;
  }

  /** A job is parked at once, as no retry helps. */
  get isPermanent(): boolean {
    return this.kind === 'misconfigured';
  }

  /** Set by a gateway for the second and each further failure of one outage, which is in the log already. */
  isRepeated = false;

  get logLevel(): 'error' | 'warn' | 'debug' {
    if (this.isPermanent) return 'error';
    return this.isRepeated ? 'debug' : 'warn';
  }
}

export function isRepeatedOutage(error: unknown): boolean {
  return error instanceof ProviderError && error.isRepeated;
}

/** Whether an HTTP status says that the key is unknown, or lacks a permission. */
export function isKeyRefused(status: number | undefined): boolean {
  return status === 401 || status === 403;
}
