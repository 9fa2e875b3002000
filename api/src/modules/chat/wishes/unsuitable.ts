import { brokenWishes, type CatalogSnapshot, type FoundProduct, toFoundProduct } from '../../catalog/index.ts';
import type { Guard } from './guard.rules.ts';
import type { UnsuitableNames } from './offered-against.ts';

/** Why it must not be offered, to be read after "it"; empty when it may be. */
export function unsuitable(found: FoundProduct, { wishes, putAside, notThese }: Guard): string[] {
  return [
    ...brokenWishes(found, wishes),
    ...(putAside.has(found.slug) ? ['was too much a moment ago'] : []),
    ...(notThese.has(found.slug) ? ['is put aside, as you asked'] : []),
  ];
}

/** The same for a product that is named: what was chosen for a person has to suit that person. */
export function unsuitableNamed(found: FoundProduct, guard: Guard): string[] {
  return unsuitable(found, { ...guard, wishes: guard.chosen.get(found.slug) ?? guard.named });
}

/** Why, by the name in small letters, for every product that must not be offered; those `found` for one person of several may be. */
export function unsuitableNames(catalog: CatalogSnapshot, guard: Guard, found: ReadonlySet<string> = new Set()): UnsuitableNames {
  const reasonsOf = new Map<string, { name: string; reasons: string[] }>();
  for (const product of catalog.products) {
    const reasons = brokenWishes(toFoundProduct(product, catalog), guard.chosen.get(product.slug) ?? guard.named);
    if (reasons.length === 0 || found.has(product.slug)) continue;
    for (const name of [product.name, product.slug.replaceAll('-', ' ')])
      reasonsOf.set(name.toLowerCase(), { name: product.name, reasons });
  }
  return reasonsOf;
}
