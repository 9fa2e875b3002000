/** Common foreign words of an order. The look-up comes after accents are removed. */
const PHRASES: [RegExp, string][] = [
  [/\b(sin cafeina|descafeinad[oa]s?|ohne koffein|koffeinfrei(e[nrs]?)?|entkoffeiniert(e[nrs]?)?|sans cafeine|decafeine|senza caffeina|decaffeinato|sem cafeina)\b/g, 'without caffeine'],
  [/\b(sin nueces|ohne nusse|sans noix|senza noci)\b/g, 'without nuts'],
  [/\b(cuanto (cuesta|vale)|was kostet|wie ?viel kostet|combien (coute|ca coute|est)|quanto (costa|custa))\b/g, 'how much is'],
  [/\b(tienes?|tienen|habt ihr|haben sie|hast du|avez vous|as tu|avete|voce tem)\b/g, 'do you have'],
  [/\b(quiero|quisiera|me gustaria|ich mochte|ich will|ich hatte gern|je voudrais|je veux|vorrei|voglio|eu quero)\b/g, 'i want'],
  [/\b(recomiendame|que me recomiendas|recomendacion|empfiehl mir|was empfiehlst du|empfehlung|recommande moi|que recommandez vous|consigliami)\b/g, 'recommend me'],
  [/\b(gib mir|dame|donne[sz]? moi|dammi)\b/g, 'give me'],
  [/\b(algo|etwas|quelque chose|qualcosa)\b/g, 'something'],
  [/\b(con|mit|avec)\b/g, 'with'],
  [/\b(sin|ohne|sans|senza)\b/g, 'without'],
  [/\b(schoko(lade|ladig(e[nrs]?)?)?|cioccolato|au chocolat)\b/g, 'chocolate'],
  [/\b(nueces|nusse[n]?|noix|noisettes?|avellanas?)\b/g, 'nuts'],
  [/\b(menta|minze|menthe)\b/g, 'mint'],
  [/\b(canela|zimt|cannelle|cannella)\b/g, 'cinnamon'],
  [/\b(platano|banane)\b/g, 'banana'],
  [/\b(miel|honig|miele)\b/g, 'honey'],
  [/\b(fuerte|stark(e[nrs]?)?|forte?)\b/g, 'strong'],
  [/\b(suave|mild(e[nrs]?)|doux|douce)\b/g, 'mild'],
  [/\b(dulce|suss(e[nrs]?)?|sucre|dolce)\b/g, 'sweet'],
  [/\b(gemahlen(e[nrs]?)?|molido|moulu)\b/g, 'ground'],
  [/\b(preco|precio|preis|prix|prezzo)\b/g, 'price'],
  [/\b(versand|envio|livraison|spedizione)\b/g, 'shipping'],
  [/\b(bitte( schon)?|por favor|s il (vous|te) plait|per favore)\b/g, 'please'],
  [/\b(gracias|danke( schon)?|merci( beaucoup)?|grazie|obrigad[oa])\b/g, 'thanks'],
  [/\b(guten (tag|morgen|abend)|buenos dias|buenas( tardes| noches)?|ciao|ola)\b/g, 'hello'],
  [/\b(wer bist du|quien eres|qui es tu|chi sei)\b/g, 'who are you'],
  [/\b(wie geht es dir|como estas|comment (ca va|vas tu)|come stai)\b/g, 'how are you'],
  [/\b(un cafe|el cafe|einen? kaffee|kaffee|du cafe|cafe con leche)\b/g, 'coffee'],
]; // oxfmt-ignore
/** Also English words: they count only beside other words of the language. */
const WEAK = /^(with|without|something|mild|strong|sweet|coffee)$/;
const COURTESIES = /^(hello|thanks|please)$/;

export interface Translated {
  text: string;
  /** Whether the message is in another language than English. */
  isForeign: boolean;
}

/** Translates known words to English; another alphabet counts as foreign and stays unchanged. */
export function translated(plain: string): Translated {
  const letters = plain.match(/\p{L}/gu) ?? [];
  const strange = letters.filter((letter) => !/\p{Script=Latin}/u.test(letter)).length;
  if (letters.length > 0 && strange * 2 > letters.length) return { text: plain, isForeign: true };
  let text = plain;
  let known = 0;
  let isCourteous = false;
  for (const [pattern, english] of PHRASES) {
    text = text.replaceAll(pattern, () => {
      known += WEAK.test(english) || COURTESIES.test(english) ? 1 : 2;
      isCourteous ||= COURTESIES.test(english);
      return english;
    });
  }
  const isForeign = known >= 2;
  return { text: isForeign || isCourteous ? text : plain, isForeign };
}
