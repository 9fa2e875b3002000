import { html, htmlPage } from '../http/html-page.ts';
import type { Sandbox } from '../parts/sandbox.ts';
import type { AddressRow } from '../store/shippo-rows.ts';
import { notFound } from './shippo-error.ts';

function addressBlock({ name, street1, street2, street3, city, state, zip }: AddressRow) {
  return html`<p>
    ${name}<br />${street1}<br />${street2 ? html`${street2}<br />` : null}${street3 ? html`${street3}<br />` : null}${city}, ${state}
    ${zip}
  </p>`;
}

/** The page of `label_url`, marked as a sample. */
export function labelPage(sandbox: Sandbox, id: string): string {
  const label = sandbox.store.labels.get(id);
  const rate = label && sandbox.store.rates.get(label.rate);
  const shipment = rate && sandbox.store.shipments.get(rate.shipment);
  if (!label || !rate || !shipment || label.status === 'ERROR') throw notFound();
  const body = html`<main class="label">
    <h1>${rate.provider} ${rate.servicelevel.name}</h1>
    <p class="label__stamp">Sandbox label: not valid for postage</p>
    <section>
      <h2>From</h2>
      ${addressBlock(shipment.address_from)}
    </section>
    <section class="label__to">
      <h2>Ship to</h2>
      ${addressBlock(shipment.address_to)}
    </section>
    <p class="label__number">${label.tracking_number.replaceAll(/(.{4})/g, '$1 ')}</p>
  </main>`;
  return htmlPage({ title: `Label ${label.tracking_number}`, root: '../../', body });
}
