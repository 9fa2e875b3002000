import { TASTE_GROUPS, TASTES } from '../wish-words.ts';

const adjectives = new Set(
  [...Object.values(TASTES).flat(), ...Object.values(TASTE_GROUPS).flatMap(({ says }) => says)].filter((word) => /^[a-z]+$/.test(word)),
);

/** A text in lower case with its tastes uncompared: "the nuttiest" is nutty. */
export function withoutComparison(plain: string): string {
  return plain.replace(/\b([a-z]{3,}?)(i?)(?:er|est)\b/g, (said, stem: string, i: string) => {
    if (adjectives.has(said)) return said;
    const forms = i === '' ? (said.endsWith('est') ? [stem] : []) : [`${stem}y`, `${stem}ey`];
    return forms.find((form) => adjectives.has(form)) ?? said;
  });
}
