import { grindWords } from '../language/product-words.ts';
import { distinctProducts, productsIn, searchesIn, type Found } from '../plan/tool-results.ts';
import { asksForOrder } from '../understand/order/questions.ts';
import { addressed } from '../language/person.ts';
import { officialName } from '../understand/products.ts';
import { noWishes } from '../understand/wishes/wishes.ts';
import type { BasketLine } from '../understand/turn.ts';
import { warnings } from './about-products.ts';
import { conditionPhrases } from './conditions.ts';
import { required, type Part, type Scene } from './scene.ts';
import { listed, preferencePhrases, quoteOf } from './wording.ts';

/** "What did you show me before that?" */
const SHOWN = /\b(you|u) (have |just |already |first )*(show|showed|shown|suggest|recommend|offer|name|mention)/;

/** "2 bags of ground Brunana for your sister", "Brunana as whole beans"; of an order for the visitor alone, without the person. */
function orderLine({ slug, count, person, grind }: BasketLine, _: number, all: readonly BasketLine[]): string {
  const name = `${grind === 'ground' ? 'ground ' : ''}${officialName(slug)}${grind === 'whole-bean' ? ` ${grindWords(grind)}` : ''}`;
  const what = count === 1 ? name : `${count} bags of ${name}`;
  if (person === null || all.every((line) => line.person === null || line.person === 'me')) return what;
  return `${what} for ${addressed(person)}`;
}

/** The wishes of this conversation, then those of earlier ones. */
export function recalled(scene: Scene): (Part | null)[] {
  const { turn, writer, results } = scene;
  const { profile } = turn;
  if ((turn.isChoice || asksForOrder(turn.text)) && turn.basket.length > 0) {
    const order = writer.insist('recallOrder', { names: listed(turn.basket.map(orderLine)) });
    // "Did you put it in the cart?"
    const isOfCart = /\b(?:cart|put (?:it|that|them) in)\b/.test(turn.text);
    return [required(order), isOfCart ? required(writer.insist('cart')) : null, ...warnings(scene, productsIn(results))];
  }
  if (asksForOrder(turn.text)) return [required(writer.insist('recallEmpty'))];
  if (/\b(first|start|beginning)\b/.test(turn.text)) return [required(writer.insist('recallFirst', { quote: quoteOf(turn.first) }))];
  if (SHOWN.test(turn.text) && turn.shown.length > 0)
    return [required(writer.insist('recallShown', { names: listed(turn.shown.map(officialName)) }))];
  const said = listed([
    ...preferencePhrases(turn.told),
    ...conditionPhrases(turn.told, 'word'),
    ...turn.allergens
      .filter((one) => !one.endsWith('nuts') || !turn.told.exclude.includes('nut'))
      .map((one) => `no ${one.replace('-', ' ')}`),
  ]);
  const known = listed([
    ...preferencePhrases({ ...noWishes(), tastes: profile.likes }),
    ...conditionPhrases({
      ...noWishes(),
      exclude: profile.dislikes.filter((taste) => !turn.told.exclude.includes(taste)),
      grind: profile.grind,
    }),
    ...(profile.caffeine === null ? [] : [`${profile.caffeine === 'none' ? 'no' : profile.caffeine} caffeine`]),
  ]);
  const privacy = writer.insist('privacy');
  return [
    said === '' ? required(writer.insist('recallNothing')) : required(writer.insist('recall', { wish: said })),
    known === '' ? null : required(writer.insist('recallProfile', { wish: known })),
    { text: privacy, isExtra: said !== '' && known === '' },
  ];
}

function areSoldOut(names: string[]): string {
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} sold out`;
}

function lacks({ grinds }: Found, one: 'ground' | 'whole-bean'): boolean {
  return grinds.some(({ grind, inStock }) => grind === one && !inStock);
}

export function shelfNews({ turn, results, writer }: Scene): string {
  const found = distinctProducts(searchesIn(results).flat());
  const { grind } = turn.wishes;
  function namesWithout(one: 'ground' | 'whole-bean'): string[] {
    const asked = grind === null || grind === one ? found : [];
    return asked.filter((product) => product.inStock && lacks(product, one)).map(({ name }) => name);
  }
  const gone = found.filter(({ inStock }) => !inStock).map(({ name }) => name);
  const [unground, whole] = [namesWithout('ground'), namesWithout('whole-bean')];
  const news = [
    ...(gone.length > 0 ? [`${areSoldOut(gone)} altogether`] : []),
    ...(unground.length > 0 ? [`${areSoldOut(unground)} ground but there as whole beans`] : []),
    ...(whole.length > 0 ? [`${areSoldOut(whole)} as whole beans but there ground`] : []),
  ];
  if (news.length === 0) return writer.insist('shelfFull', { grind: grind === null ? 'in either grind' : grindWords(grind) });
  return writer.insist('shelf', { news: [...news, 'all the other beans are in stock'].join('; ') });
}
