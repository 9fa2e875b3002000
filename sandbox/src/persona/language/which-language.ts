export type Language = 'de' | 'es' | 'fr';

/** Frequent short words of each language that are no English words. */
const WORDS: Record<Language, ReadonlySet<string>> = {
  de: new Set(
    'ich du er sie wir ihr ist sind bin bist habe hat haben nicht kein keine keinen und oder aber mit ohne auf fur von zum zur ein eine einen einem der den dem das mein meine meinen dein mir mich dir dich wie wo wann warum wer welche welcher kann konnen kannst mochte gibt bitte danke wieviel viel sehr auch noch nach bei morgen heute zuruck kaffee bestellung paket euer eure etwas nichts kommt gern jemand schon doch nur'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el los las una unos yo tu mi mis su es son soy eres esta estan hay que quien como cuando donde cuanto cuesta por para con sin pero muy mas tengo tiene tienes tienen quiero puedo puede gracias hola cafe pedido mi me te se lo le en de del al una uno ya hoy manana dos algo nada'.split(
      ' ',
    ),
  ),
  fr: new Set(
    'je tu il elle nous vous ils est sont suis es ai as avez ont le la les un une des du de mon ma mes votre vos ne pas que qui quoi comment quand ou combien quelque chose pour avec sans mais tres plus puis peux voudrais veux merci bonjour cafe commande colis cette c j l d n qu'.split(
      ' ',
    ),
  ),
};
/** Also English words or parts of English contractions: they count only beside others. */
const WEAK = new Set('me die es as a i de la le el te se du no con den d l n c j un en cafe'.split(' '));
/** Share of such words from which a message is in that language. */
const LEAST_SHARE = 0.3;

/** The language of a message without accents, or null for English and for doubt. */
export function languageOf(plain: string): Language | null {
  const words = plain.match(/[a-z]+/g) ?? [];
  const ranked = (Object.keys(WORDS) as Language[])
    .map((language) => {
      const known = words.filter((word) => WORDS[language].has(word));
      return { language, strong: known.filter((word) => !WEAK.has(word)).length, all: known.length };
    })
    .toSorted((a, b) => b.strong - a.strong || b.all - a.all);
  const best = ranked[0];
  const isClear = best !== undefined && best.strong > 0 && best.all >= Math.min(2, words.length);
  return isClear && best.all / words.length >= LEAST_SHARE ? best.language : null;
}
