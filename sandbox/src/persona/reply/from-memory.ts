import { distinctProducts, productsIn, searchesIn, type Found } from '../plan/tool-results.ts';
import { asksForOrder } from '../understand/order/questions.ts';
import { addressed } from '../language/person.ts';
import { officialName } from '../understand/products.ts';
import { readWishes } from '../understand/wishes/wishes.ts';
import type { BasketLine, Grind } from '../understand/turn.ts';
import { warnings } from './about-products.ts';
import { phrasesOf } from './conditions.ts';
import type { Scene } from './scene.ts';
import { listed, quoteOf, grindWords } from './wording.ts';
import { optional, required, type Answer, type Part } from './writer.ts';

/** "What did you show me before that?" */
const SHOWN = /\b(you|u) (have |just |already |first )*(show|showed|shown|suggest|recommend|offer|name|mention)/;

/** "2 bags of ground Brunana for your sister", "Brunana as whole beans"; of an order for the visitor alone, without the person. */
function orderLine({ slug, count, person, grind }: BasketLine, _: number, all: readonly BasketLine[]): string {
  const name = `${grind === 'ground' ? 'ground ' : ''}${officialName(slug)}${grind === 'whole-bean' ? ` ${grindWords(grind)}` : ''}`;
  const what = count === 1 ? name : `${count} bags of ${name}`;
  if (person === null || all.every((line) => line.person === null || line.person === 'me')) return what;
  return `${what} for ${addressed(person)}`;
}

/** "Did you put it in the cart?" */
const OF_CART = /\b(?:cart|put (?:it|that|them) in)\b/;

/** The order, the first message, what was shown, or the wishes of this conversation and those of earlier ones. */
export function recalled(scene: Scene): Answer {
  const { turn, writer, results } = scene;
  const { text, basket, shown, told, allergens } = turn;
  const isOfOrder = asksForOrder(text);
  if ((turn.isChoice || isOfOrder) && basket.length > 0)
    return [
      writer.line('recallOrder', { names: listed(basket.map(orderLine)) }),
      OF_CART.test(text) && writer.line('cart'),
      ...warnings(
        scene,
        productsIn(results).filter(({ slug }) => basket.some((line) => line.slug === slug)),
      ),
    ];
  if (isOfOrder) return [writer.line('recallEmpty')];
  if (/\b(first|start|beginning)\b/.test(text)) return [writer.line('recallFirst', { quote: quoteOf(turn.first) })];
  if (SHOWN.test(text) && shown.length > 0) return [writer.line('recallShown', { names: listed(shown.map(officialName)) })];
  const avoided = allergens.filter((one) => !one.endsWith('nuts') || !told.exclude.includes('nut'));
  const wish = listed([...phrasesOf(told), ...avoided.map((one) => `no ${one.replace('-', ' ')}`)]);
  const { likes: tastes, dislikes, caffeine, grind } = turn.profile;
  const exclude = dislikes.filter((taste) => !told.exclude.includes(taste));
  const known = listed(phrasesOf(readWishes({ tastes, exclude, caffeine, grind })));
  const privacy = writer.insist('privacy');
  return [
    wish === '' ? writer.line('recallNothing') : writer.line('recall', { wish }),
    known !== '' && writer.line('recallProfile', { wish: known }),
    wish !== '' && known === '' ? optional(privacy) : required(privacy),
  ];
}

/** What is sold out, altogether or in one grind. */
export function shelfNews({ turn, results, writer }: Scene): Part {
  const found = distinctProducts(searchesIn(results).flatMap(({ products }) => products));
  const wished = turn.wishes.grind;
  function withoutGrind(one: Grind): Found[] {
    const asked = wished === null || wished === one ? found : [];
    return asked.filter(({ inStock, grinds }) => inStock && grinds.some(({ grind, inStock }) => grind === one && !inStock));
  }
  const gone: [products: Found[], how: string][] = [
    [found.filter(({ inStock }) => !inStock), 'altogether'],
    [withoutGrind('ground'), 'ground but there as whole beans'],
    [withoutGrind('whole-bean'), 'as whole beans but there ground'],
  ];
  const news = gone.flatMap(([products, how]) =>
    products.length > 0 ? [`${listed(products.map(({ name }) => name))} ${products.length === 1 ? 'is' : 'are'} sold out ${how}`] : [],
  );
  return news.length === 0
    ? writer.line('shelfFull', { grind: wished === null ? 'in either grind' : grindWords(wished) })
    : writer.line('shelf', { news: [...news, 'all the other beans are in stock'].join('; ') });
}
