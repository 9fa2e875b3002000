import type { Param, ParamMap } from './form-body.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

/** What a call accepts. 'any' = read by the handler, 'unsupported' = Stripe knows it but the sandbox would only pretend to. */
type Shape = 'any' | 'unsupported' | ShapeMap | { each: Shape };
export interface ShapeMap {
  [name: string]: Shape;
}

/** Stripe answers 400 to a parameter it does not know; so does the stand-in, or a typo would pass here and fail in production. */
export function checkShape(params: ParamMap, shape: ShapeMap, path = ''): void {
  for (const [name, value] of Object.entries(params)) {
    const at = path === '' ? name : `${path}[${name}]`;
    const expected = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (name === 'payment_method_types' && path === '') throw methodTypesAreGone();
    if (expected === undefined) throw invalidRequest(`Received unknown parameter: ${at}`, { code: 'parameter_unknown', param: at });
    if (expected === 'unsupported') throw invalidRequest(`The sandbox does not stand in for the parameter ${at}.`, { param: at });
    checkValue(value, expected, at);
  }
}

function checkValue(value: Param, expected: Shape, at: string): void {
  if (expected === 'any' || expected === 'unsupported') return;
  if (isEach(expected)) {
    if (!Array.isArray(value)) throw invalidRequest(`Invalid array`, { param: at });
    value.forEach((item, index) => checkValue(item, expected.each, `${at}[${index}]`));
    return;
  }
  if (value === '') return;
  if (typeof value === 'string' || Array.isArray(value)) throw invalidRequest(`Invalid object`, { param: at });
  checkShape(value, expected, at);
}

function isEach(shape: ShapeMap | { each: Shape }): shape is { each: Shape } {
  return 'each' in shape && Object.keys(shape).length === 1;
}

/** Gone from writes since API version 2026-09-30. */
function methodTypesAreGone(): StripeError {
  return invalidRequest(
    'The payment_method_types parameter is no longer supported in this API version. Remove it to use dynamic payment methods, or use allowed_payment_method_types instead.',
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  );
}
