/** Bad access or input: mapped once for GraphQL and once for HTTP. */
export class NotSignedIn extends Error {
  override name = 'NotSignedIn';
  readonly code = 'NOT_SIGNED_IN';
}

export class NotAllowed extends Error {
  override name = 'NotAllowed';
  readonly code = 'NOT_ALLOWED';
}

/** What was asked for needs a password or code that was given in the last ten minutes. */
export class ProofRequired extends Error {
  override name = 'ProofRequired';
  readonly code = 'PROOF_REQUIRED';
}

/** The shop's settings ask staff for a second factor, and this account has none yet. */
export class SecondFactorMissing extends Error {
  override name = 'SecondFactorMissing';
  readonly code = 'SECOND_FACTOR_MISSING';
}

export class Missing extends Error {
  override name = 'Missing';
  readonly code = 'MISSING';
}

export interface FieldIssue {
  path: string;
  message: string;
}

export class InvalidInput extends Error {
  override name = 'InvalidInput';
  readonly code = 'INVALID_INPUT';
  readonly issues: FieldIssue[];
  constructor(message: string, issues: FieldIssue[] = []) {
    super(message);
    this.issues = issues;
  }
}

/** A limit was hit; `retryAfterSeconds` says when it is worth coming back. */
export class TooMany extends Error {
  override name = 'TooMany';
  readonly code = 'TOO_MANY';
  readonly retryAfterSeconds: number;
  /** The first refusal since the count began: the only one that is logged and reported. */
  readonly isFirst: boolean;
  constructor(message: string, retryAfterSeconds: number, isFirst = false) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
    this.isFirst = isFirst;
  }
}
