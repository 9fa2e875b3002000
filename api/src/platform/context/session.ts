/** What a use-case may do with the visitor's session; the HTTP edge supplies it, a job has none. */
export interface SessionPort {
  /** To be called before an action that ends in a new session. @throws Unavailable while Redis is unavailable */
  ready(): Promise<void>;
  /** Who the session says is signed in; null without a session. @throws Unavailable while Redis is unavailable and the visitor has a cookie. */
  read(): Promise<SignedInSession | null>;
  /** Begins a session under a new id for this person; the old id is dead (docs/reliability.md, AUT-01). */
  begin(userId: number, stamp: string): Promise<void>;
  /** Begins a session in which nobody is signed in yet: the password was right, and a second factor is asked for. */
  beginSecondStep(userId: number, stamp: string): Promise<void>;
  /** Who has given the right password and owes the second factor; null after five minutes. */
  secondStep(): Promise<SignedInSession | null>;
  /** When the person has last proved who they are in this session: by signing in, or by keepProof. */
  provenAt(): Promise<Date | null>;
  keepProof(): Promise<void>;
  end(): Promise<void>;
  /** The person's live sessions, the last used first. */
  list(userId: number): Promise<ListedSession[]>;
  /** Ends the person's sessions in Redis, but for the visitor's own with `exceptOwn`. */
  endAll(userId: number, options: { exceptOwn: boolean }): Promise<void>;
  /** What an earlier sign-in left in this browser (accounts, known-device); as sent, so not to be trusted. */
  deviceProof(): string | null;
  keepDeviceProof(proof: string): void;
}

interface SignedInSession {
  userId: number;
  /** The account's stamp of when the session began; once the account's is another, the session is over. */
  stamp: string;
}

export interface ListedSession {
  /** A hash of the session's id: identifies a session, of no use as a key. */
  id: string;
  userAgent: string;
  stamp: string;
  beganAt: Date;
  lastSeenAt: Date;
  isCurrent: boolean;
}

/** A job or a page made for everybody: nobody is signed in. */
export const noSession: SessionPort = {
  ready: async () => undefined,
  read: async () => null,
  begin: async () => undefined,
  beginSecondStep: async () => undefined,
  secondStep: async () => null,
  provenAt: async () => null,
  keepProof: async () => undefined,
  end: async () => undefined,
  list: async () => [],
  endAll: async () => undefined,
  deviceProof: () => null,
  keepDeviceProof: () => undefined,
};
