import type { Param, ParamMap } from './form-body.ts';
import { invalidRequest, StripeError } from './stripe-error.ts';

/** Parameters of a call. 'any' = read by the handler, 'unsupported' = exists at Stripe, but is not simulated. */
type Shape = 'any' | 'unsupported' | ShapeMap | { each: Shape };
export interface ShapeMap {
  [name: string]: Shape;
}

/** Stripe answers 400 to an unknown parameter; so does the sandbox, or a typo would fail only in production. */
export function checkShape(params: ParamMap, shape: ShapeMap, path = ''): void {
  for (const [name, value] of Object.entries(params)) {
    const at = path === '' ? name : `${path}[${name}]`;
    const expected = Object.hasOwn(shape, name) ? shape[name] : undefined;
    if (name === 'payment_method_types' && path === '') throw methodTypesRemoved();
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

/** Removed from writes in API version 2026-09-30. */
function methodTypesRemoved(): StripeError {
  return invalidRequest(
    'The payment_method_types parameter is no longer supported in this API version. Remove it to use dynamic payment methods, or use allowed_payment_method_types instead.',
    { code: 'payment_method_types_no_longer_supported', param: 'payment_method_types' },
  );
}
