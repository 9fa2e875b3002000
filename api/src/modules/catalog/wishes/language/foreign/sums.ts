import { CURRENCY_WORD, FOREIGN_UNIT } from '../numbers.ts';
import { rewritings } from '../rewritings.ts';

const CURRENCY = `(?:${CURRENCY_WORD}|[$€])`;
/** Figures that count no money: "bis 20 Uhr" */
const NO_UNIT = String.raw`(?!\d|[.,]\d)(?! ?(?:h\b|minutes?|${FOREIGN_UNIT}|zu\b))`;
const SUM = String.raw`((?:[$€] ?)?\d+(?:[.,]\d\d)?(?: ?${CURRENCY})?)${NO_UNIT}`;
const SUM_OF_MONEY = String.raw`((?:[$€] ?)\d+(?:[.,]\d\d)?|\d+(?:[.,]\d\d)? ?${CURRENCY})`;
/** Spoken forms of "nicht" and "no". */
const NOT = '(?:nicht|nich|ned|net|nit|nid|nod)';
const MOST = [
  '(?:(?:meine?|unsere?|das|die|der|eine?|el|un|mi|nuestro|le|la|mon|ma|notre) )?(?:absolute[sr]? )?',
  '(?:schmerzgrenze|obergrenze|grenze|limit|maximum|max|hochste|ende der fahnenstange|ausserste|budget|tope|limite|maximo|presupuesto|plafond|maxi)',
].join('');

/** Sums and what is at home. */
export const SUMS = rewritings({
  'not over $1': [
    String.raw`\b(?:mehr (?:als|wie)|uber) ${SUM} (?:kann|will|mochte|darf|ist|sind|geht|gehen|geh\w*|geb\w*|zahl\w*|wollen|konnen|soll\w*) (?:\w+ ){0,3}?${NOT}\b(?: (?:ausgeben|zahlen|bezahlen|gehen|drin|kosten|sein|hinaus)\b)*`,
    String.raw`\b(?:${NOT} (?:mehr|meh|uber|teurer)(?: (?:als|wie))?|(?:no|sin) (?:\w+ ){0,3}?(?:mas|pasar\w*|paso|pase|pasamos|exceder|superar|supere)(?: (?:de|los|que))*|pas (?:plus|au[- ]dessus|depasser)(?: (?:de|que|les))*|(?:ne )?(?:depass\w+|coute\w*) pas(?: (?:plus|de|les|que))*) ${SUM}`,
    String.raw`\bmas de ${SUM} no (?:pago|gasto|puedo|quiero)\b`,
  ],
  '$1 max': String.raw`${SUM},? ?(?:(?:et rien (?:au[- ]dela|de plus)|(?:y )?nada (?:mas|encima)|ni un (?:centavo|centimo) mas|hochstens|maximal|max|maxi|como (?:mucho|maximo)|a lo (?:sumo|mas)|de tope|tope|maximo|no mas|nomas|(?:gros|grand|tout) (?:max|maximum)|au (?:plus|maximum|max|grand maximum)|pas plus|mehr ${NOT})(?= ?(?:$|[.,!?;)(]|\w))|y ya|y no mas|et (?:pas plus|c'est tout))\b`,
  '$1 or less': String.raw`${SUM} (?:oder (?:weniger|drunter|darunter|billiger|gunstiger)|o (?:menos|mas barato)|ou moins(?: cher)?)\b`,
  '$1 is my limit': [
    String.raw`${SUM},? ?(?:(?:ist|sind|is|es|son|c'est|est|sont)|(?:ist|sind|is) (?:mir|fur mich)|das (?:ist|sind|is)|c'est|waren?|:) (?:(?:also|so|halt|aber|leider|ya|vraiment|schon) )?${MOST}\b`,
    String.raw`${SUM} (?:es|son) lo (?:mas|maximo) que (?:pago|puedo|gasto|quiero)\b(?: \w+)?`,
  ],
  'up to ': String.raw`\b(?:bis|hasta|jusqu'a|jusqua)(?: (?:zu|maximal|los|maximo))? (?=${SUM})|\bgeh\w* (?:ich )?(?:\w+ )?auf (?=\d+ hoch\b)|\b(?:geh\w*|ginge|erhoh\w*) (?:ich )?(?:\w+ )?(?:auf|bis(?: zu)?) (?=${SUM_OF_MONEY})|\b(?:subo|me estiro|estiro|llegaria|subimos|puedo subir|puedo llegar|lo subo|subamos) (?:a|hasta) (?=${SUM})|\b(?:monte|montons|peux (?:monter|mettre)|on monte|augmente)(?: (?:a|jusqu'a)) (?=${SUM})|\b(?:peux aller|vais)(?: (?:a|jusqu'a)) (?=${SUM_OF_MONEY})`,
  'nothing over $1': [
    String.raw`\bsi (?:ca|cela|le prix) depasse(?:nt)? ${SUM}`,
    String.raw`\b(?:si cuestan?|wenn (?:er|sie|es) (?:mehr )?|s'ils? coutent?|si c'est) (?:mas|plus|uber)(?: (?:de|que|als))? ${SUM} (?:paso|me voy|no|raus|je passe|non|nicht)\b`,
  ],
  'at most ': String.raw`\b(?:tope|maximo|presupuesto|limite) (?:de )?(?=${SUM})`,
  'under ': [
    String.raw`\b(?:sous|unter) les? (?=${SUM})|\b(?:gunstiger|billiger) als (?=${SUM})`,
    String.raw`\ben (?:bas|dessous) de (?=${SUM})|\bdrunter (?=${SUM})|\bpor debajo de(?: los)? (?=${SUM})`,
  ],
  'between $1 and ': String.raw`\b(?:zwischen|entre) (\d+) (?:und|et|y) (?=\d)`,
  '$1.$2': String.raw`${SUM} (?:con|et|und) (\d0|\d5|99)\b(?: (?:centavos|centimos|centimes|cent))?`,
  'i have exactly ': String.raw`\b(?:ich )?(?:hab|habe|haben)(?: (?:ich|wir))? (?:genau|exakt|nur|bloss|grad|gerade)(?: (?:noch|mal|eh))? (?=${SUM})`,
  'not more': String.raw`\bmehr (?:ist |geht )?nicht(?: drin)?$`,
  'not a cent more': String.raw`\b(?:keinen|kein) cent mehr\b|\bpas un (?:centime|euro|dollar|sou) de plus\b|\bni un (?:centavo|centimo|euro|dolar) mas\b`,
  'limit is': String.raw`\b(?:schmerzgrenze|obergrenze|limit|grenze) (?:liegt bei|ist bei|sind)\b|\b(?:mi|el) (?:(?:tope|limite|maximo|presupuesto)(?: maximo)?) (?:son|es(?: de)?|esta en)\b|\bmein (?:limit|maximum|budget) (?:ist|liegt bei)\b|\bm(?:on|a) (?:maximum|max|limite),? (?:est|c'est)(?: de)?\b`,
  'limit is ': String.raw`\b(?:limite|tope|presupuesto|plafond|grenze|schmerzgrenze|obergrenze) ?: ?(?=[$\d])`,
  'is my limit': String.raw`\b(?:ist|sind) (?:meine|die|unsere|mein|das) (?:\w+ )?(?:schmerzgrenze|obergrenze|grenze|limit|maximum)\b|\b(?:es|son) (?:mi|lo|el) (?:tope|limite|maximo)\b|\b(?:ist|sind) das (?:hochste|maximum)(?: der gefuhle)?\b|\b(?:est|sont|c'est) m(?:a limite|on maximum|on max)\b`,
  'nothing over': String.raw`\bque no (?:pasen?|cuesten?|superen?|excedan?|suban?|valgan?)(?: mas)?(?: de)?\b`,
  'for ': String.raw`\bfur (?=${SUM})`,
  'i have ': String.raw`\b(?:tengo|j'ai|ich habe?) (?=(?:[$€] ?)?\d+(?:[.,]\d\d)? ?(?:dolares|euros?|dollars?|[$€])|\w+ (?:dollars?|dolares|euros?)\b)`,
  'at home': String.raw`\b(?:zu hause|daheim|en casa|a la maison|chez (?:moi|nous))\b`,
  'have ': String.raw`\b(?:tengo|tenemos|hab|habe|haben|hat) (?=(?:\w+ ){1,5}at home\b)`,
  'i already tried': String.raw`\b(?:hatte|kenne|kannte|trank|probierte) (?:ich|wir) (?:schon|bereits)\b|\bya (?:probe|he probado|hemos probado|conozco|compre|tome|bebi|tuve)\b|\b(?:j'ai|on a) deja (?:goute|bu|achete|essaye|pris)\b`,
});

/** Frequent words that are no English ones. */
const FOREIGN_WORDS =
  /\b(?:ich|nicht|kein\w*|mir|mich|hab|habe|hatte?|geht|und|ist|sind|bitte|gern|aber|auch|alles|doch|lieber|noch|das|der|que|tengo|para|pero|por|quiero|algo|hasta|todo|mejor|es|dispongo|y|ya|avec|mais|est|une|moi|ma|allez|restons|svp|et|puedo|pas|del|mi|de|le)\b|\b[jn]'|\bg que\b/g;
const ENGLISH_WORDS = /\b(?:the|a|an|and|is|it|i|for|with|you|was|of|to|my|in|that|please|one|do)\b/g;
const MONEY = /(?<![\d.,])((?:[$] ?)\d{1,2}(?:[.,]\d\d)?|\d{1,2}(?:[.,]\d\d)? ?(?:\$|dollars?\b))(?![\d.,]\d)/;
/** Sums that are prices of something, or are read as limits by their own words. */
const NO_LIMIT =
  /\b(?:kostet|gekostet|preis (?:ist|von)|cuestan?|costaba|vale|valen|coutent?|coutait|vaut|bezahlt|gezahlt|pague|pago|pagado|paye|versand\w*|porto|liefer\w*|envio|gastos|livraison|frais|gratis|gratuit\w*|kostenlos|ab|desde|a partir|bestell\w*|pedido|commande|gutschein|coupon|rabatt|descuento|remise|zusammen|total|juntos|ensemble|insgesamt|warum|por que|pourquoi|teuer|caro|cher|zahl ich|d'habitude|en otra|la derniere fois|la ultima vez|letztes mal|taugt|compre|uno de|meme|auch uber|darf auch|celui a|celle a|schild|angeschrieben|ist (?:der|die|das)|gesehen|visto|que me gusta|que j'aime|para mi hij[oa]|zwischen|entre|el de|max|up to|at most|under|exactly|or less|limit|a cent more|not more|each)\b/;

/** A sum in a German, Spanish or French sentence that names no price: "hab leider nur noch zehn Dollar" is a limit. */
export function withForeignLimit(english: string, original: string): string {
  const foreign = new Set(original.match(FOREIGN_WORDS)).size;
  if (foreign < 2 || foreign <= new Set(original.match(ENGLISH_WORDS)).size) return english;
  return english.replace(/[^.!?;\n]*(?:[.,]\d[^.!?;\n]*)*/g, (sentence) =>
    NO_LIMIT.test(sentence) ? sentence : sentence.replace(MONEY, '$1 max'),
  );
}
