// Written by `npm run generate` from api/src/app/rest-shapes.ts.

export type ChatAnswer = {
  readonly message: ChatUtterance;
  readonly reply: ChatReply;
  readonly cards: ReadonlyArray<ChatCard>;
  readonly cardGrind: "WHOLE_BEAN" | "GROUND" | null;
  readonly chips: ReadonlyArray<string>;
  readonly handOver: ChatHandOver | null;
};

export type ChatCard = {
  readonly slug: string;
  readonly name: string;
  readonly priceCents: number;
  readonly bagWeight: string | null;
  readonly imageUrl: string | null;
  readonly tint: string;
  readonly altText: string;
  readonly category: "BEANS" | "EQUIPMENT" | "MERCHANDISE";
  readonly grindOptions: ReadonlyArray<{
    readonly grind: "WHOLE_BEAN" | "GROUND";
    readonly label: string;
    readonly stock: number;
    readonly isAvailable: boolean;
  }>;
  readonly sizes: ReadonlyArray<string>;
  readonly stock: number;
};

export type ChatEvents = {
  readonly start: {
    readonly message: ChatUtterance;
    readonly replyId: string;
    readonly engine: string | null;
  };
  readonly delta: {
    readonly text: string;
  };
  readonly cards: {
    readonly cards: ReadonlyArray<ChatCard>;
    readonly cardGrind: "WHOLE_BEAN" | "GROUND" | null;
  };
  readonly chips: {
    readonly chips: ReadonlyArray<string>;
    readonly handOver: ChatHandOver | null;
  };
  readonly done: {
    readonly reply: ChatReply;
  };
  readonly error: {
    readonly message: string;
    readonly code: string;
  };
};

export type ChatHandOver = {
  readonly slug: string;
  readonly name: string;
  readonly imageUrl: string;
};

export type ChatReply = {
  readonly id: string;
  readonly sender: string;
  readonly message: string;
  readonly createdAt: string;
  readonly status: "complete" | "streaming" | "stopped" | "cut" | "fallback";
  readonly engine: string | null;
};

export type ChatRequest = {
  readonly message?: string;
  readonly sessionId: string;
  readonly coffeeSlug: string;
  readonly clientKey?: string | null;
  readonly retryOf?: string | null;
};

export type ChatUtterance = {
  readonly id: string;
  readonly sender: string;
  readonly message: string;
  readonly createdAt: string;
};

export type ShellConfig = {
  readonly origin: string;
  readonly year: number;
  readonly providers: {
    readonly payments: "live" | "test" | "sandbox";
    readonly shipping: "live" | "test" | "sandbox";
    readonly mail: "live" | "test" | "sandbox";
    readonly chat: "live" | "test" | "sandbox";
  };
  readonly stripe: {
    readonly publishableKey: string;
    readonly jsUrl: string;
    readonly paymentMethods: ReadonlyArray<string>;
  };
  readonly sandboxMailUrl: string | null;
  readonly tv: {
    readonly host: string;
    readonly videoPage: string;
  };
  readonly shop: ShopConfig;
};

export type ShopConfig = {
  readonly name: string;
  readonly timeZone: string;
  readonly freeShippingThresholdCents: number;
  readonly defaultShippingCents: number;
  readonly fallbackRates: ReadonlyArray<{
    readonly rateId: string;
    readonly provider: string;
    readonly serviceName: string;
    readonly amountCents: number;
    readonly canShipFree: boolean;
  }>;
  readonly maxLineQuantity: number;
  readonly maxOrderQuantity: number;
  readonly maxMessageLength: number;
  readonly maxSearchLength: number;
};

