import { productsIn, resultOf } from '../plan/tool-results.ts';
import { optional, required, type Part, type Scene } from './scene.ts';
import { listed } from './wording.ts';
import { describe } from './about-products.ts';

/** A fixed answer of the shop; the weight of a bag comes from the product. */
export function service({ turn, results, writer }: Scene): (Part | null)[] {
  const [product] = productsIn(results);
  if (turn.serviceTopic === 'weight' && product !== undefined && product.sizes.length > 0)
    return [required(writer.insist('sizes', { name: product.name, sizes: listed(product.sizes) }))];
  const isWeighed = turn.serviceTopic === 'weight' && product !== undefined && product.weight !== '';
  if (isWeighed) return [required(writer.insist('bagWeight', { name: product.name, weight: product.weight })), optional(writer.say('ask'))];
  const line = required(writer.insist(turn.serviceTopic ?? 'help'));
  return turn.serviceTopic === 'contents' && product ? [required(describe(writer, product)), line] : [line, optional(writer.say('ask'))];
}

export function shipping({ turn, results, writer }: Scene): (Part | null)[] {
  const policy = resultOf(results, 'shipping_policy');
  if (!policy) return [required(writer.insist('order'))];
  const isElsewhere =
    /\b(ship|deliver|send|post)\w* (it |them |this |coffee |beans )?(to|outside|in) (?!(me|my|you|us|the us|america|usa)\b)/.test(
      turn.text,
    );
  const isAbroad =
    isElsewhere ||
    /\b(canada|mexico|uk|england|europe|germany|france|australia|japan|india|abroad|overseas|international(ly)?|spain|italy|ireland|brazil|china|world|country|countries|outside)\b/.test(
      turn.text,
    );
  const countries = Array.isArray(policy['countries'])
    ? listed(policy['countries'].map((code) => (code === 'US' ? 'the United States' : String(code))))
    : 'the United States';
  const where = `For now our parcels stay within ${countries}.`;
  const isDated = /\b(how (fast|soon|long)|when (will|would|does)|arrive)\b/.test(turn.text);
  const when = 'How many days it takes is shown with each rate on /checkout.';
  return [
    isAbroad && writer.isFresh(where) ? required(where) : null,
    required(writer.insist('shipping', { free: String(policy['freeFrom'] ?? ''), standard: String(policy['standard'] ?? '') })),
    isDated && writer.isFresh(when) ? required(when) : null,
  ];
}
