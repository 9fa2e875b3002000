import { searchesIn, type Found } from '../plan/tool-results.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import { conditionPhrases } from './conditions.ts';
import { required, type Part, type Scene } from './scene.ts';
import { listed, preferencePhrases } from './wording.ts';

/** The wishes of this conversation, then those of earlier ones. */
export function recalled({ turn, writer }: Scene): (Part | null)[] {
  const { profile } = turn;
  const said = listed([
    ...preferencePhrases(turn.told),
    ...conditionPhrases(turn.told, 'word'),
    ...turn.allergens.map((one) => `no ${one.replace('-', ' ')}`),
  ]);
  const known = listed([
    ...preferencePhrases({ ...noWishes(), tastes: profile.likes }),
    ...conditionPhrases({ ...noWishes(), exclude: profile.dislikes, grind: profile.grind }),
    ...(profile.caffeine === null ? [] : [`${profile.caffeine === 'none' ? 'no' : profile.caffeine} caffeine`]),
  ]);
  const privacy = writer.insist('privacy');
  return [
    said === '' ? required(writer.insist('recallNothing')) : required(writer.insist('recall', { wish: said })),
    known === '' ? null : required(writer.insist('recallProfile', { wish: known })),
    { text: privacy, isExtra: said !== '' && known === '' },
  ];
}

function isOrAre(names: string[]): string {
  return names.length === 1 ? 'is' : 'are';
}
const IN_WORDS = { ground: 'ground', 'whole-bean': 'as whole beans' } as const;

/** Products that are sold out, completely or in one grind. */
export function shelfNews({ turn, results, writer }: Scene): string {
  const found = [
    ...new Map(
      searchesIn(results)
        .flat()
        .map((product) => [product.slug, product]),
    ).values(),
  ];
  const grind = turn.wishes.grind;
  function isMissing(product: Found, one: 'ground' | 'whole-bean'): boolean {
    return product.grinds.some((entry) => entry.grind === one && !entry.inStock);
  }
  const gone = found.filter(({ inStock }) => !inStock).map(({ name }) => name);
  const partly = (['ground', 'whole-bean'] as const)
    .filter((one) => grind === null || grind === one)
    .map((one) => ({ one, names: found.filter((product) => product.inStock && isMissing(product, one)).map(({ name }) => name) }))
    .filter(({ names }) => names.length > 0);
  const news = [
    ...(gone.length > 0 ? [`${listed(gone)} ${isOrAre(gone)} sold out altogether`] : []),
    ...partly.map(
      ({ one, names }) =>
        `${listed(names)} ${isOrAre(names)} sold out ${IN_WORDS[one]} but there ${IN_WORDS[one === 'ground' ? 'whole-bean' : 'ground']}`,
    ),
  ];
  if (found.length === 0) return writer.insist('offTopic');
  if (news.length === 0) return writer.insist('shelfFull', { grind: grind === null ? 'in either grind' : IN_WORDS[grind] });
  return writer.insist('shelf', { news: [...news, 'all the other beans are in stock'].join('; ') });
}
