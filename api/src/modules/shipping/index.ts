export { type ChargeableRate, deleteExpiredQuotes, findQuote, findQuoteByAmount } from './find-quote.ts';
export { chooseBox } from './parcel-box.rules.ts';
export { ShippingAddressInput } from './shipping.inputs.ts';
export { CartLineInput, ShippingResolver } from './shipping.resolver.ts';
export { QuoteExpired, quoteExpired, RateNotFree, rateNotFree } from './shipping.results.ts';
export { shippingRoutes } from './shipping.routes.ts';
export { addressHash, isFreeShipping, parcelHash, shippingAddressInput } from './shipping.rules.ts';
