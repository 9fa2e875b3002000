import type Stripe from 'stripe';
import type { Store } from '../../store/store.ts';
import { invalidRequest } from './stripe-error.ts';

type Node = Record<string, unknown>;

/** `expand[]=latest_charge`, `expand[]=data.latest_charge`: replaces ids by their objects, in a copy. */
export function expandObject<T extends object>(store: Store, object: T, paths: string[]): T {
  if (paths.length === 0) return object;
  const copy = structuredClone(object);
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > 4)
      throw invalidRequest(`You cannot expand more than 4 levels of a property. Property: ${path}`, { param: 'expand' });
    expandAt(store, copy as Node, steps, path);
  }
  return copy;
}

function expandAt(store: Store, node: Node, steps: string[], path: string): void {
  const [step, ...rest] = steps as [string, ...string[]];
  const isLineItems = step === 'line_items' && node['object'] === 'checkout.session';
  if (isLineItems) node['line_items'] = lineItemsOf(store, node['id'] as string);
  if (!(step in node)) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
  const value = node[step];
  if (value === null) return;
  if (typeof value === 'string') {
    const found = lookUp(store, value);
    if (!found) throw invalidRequest(`This property cannot be expanded (${path}).`, { param: 'expand' });
    node[step] = structuredClone(found);
  }
  const next = node[step];
  if (rest.length === 0) return;
  for (const child of Array.isArray(next) ? next : [next]) expandAt(store, child as Node, rest, path);
}

function lookUp(store: Store, id: string): object | undefined {
  if (id.startsWith('pi_')) return store.paymentIntents.get(id)?.intent;
  if (id.startsWith('ch_')) return store.charges.get(id)?.charge;
  if (id.startsWith('pm_')) return store.paymentMethods.get(id)?.method;
  if (id.startsWith('prv_')) return store.reviews.get(id);
  if (id.startsWith('re_')) return store.refunds.get(id);
  return undefined;
}

export function lineItemsOf(store: Store, sessionId: string): Stripe.ApiList<Stripe.LineItem> {
  return {
    object: 'list',
    data: store.checkouts.get(sessionId)?.lineItems ?? [],
    has_more: false,
    url: `/v1/checkout/sessions/${sessionId}/line_items`,
  };
}
