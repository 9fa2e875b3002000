import type { Rewriting } from '../rewritings.ts';

/** Umlauts written with two letters, spoken forms and compounds, without accents. */
export const SPELLINGS: readonly Rewriting[] = [
  // Compounds: "Mandelsirup", "Erdnussbutter"
  [/\b(mandel|haselnuss|erdnuss|walnuss|nuss|pistazien|kokos|milch|soja|eier|sesam|weizen)(sirup|milch|creme|mus|butter|likor|kuchen|eis|sauce|mehl|ol|protein|nudeln|riegel|keks|pulver|produkte?n?|saft|torte|splitter|bestandteilen?|spuren|aufstrich)\b/g, '$1 $2'],
  // Umlauts in two letters, and spoken forms.
  [/(?<=\b(?:erd|hasel|wal|pekan|kokos)?n)uess?e?n?(?=\b|allerg|frei)/g, 'usse'],
  [/\b(un)?vertraeg/g, '$1vertrag'],
  [/\bfuer\b/g, 'fur'],
  [/\bueber(?=\b|haupt)/g, 'uber'],
  [/\bhoechstens\b/g, 'hochstens'],
  [/\bmoecht/g, 'mocht'],
  [/(?<=\b(?:gar|uberhaupt|geht|ich|(?:er|sie|i|ich) a|auch|vertragt?|mag|darf|kann|mir|leider|bitte|mehr|ubrigens|aber|sollte|zahl i|des) )(?:ned|net|nid|nod|nit|nich)\b/g, 'nicht'],
  [/\b(?:jpeux|j'peux|jpeu|j peux|j'peut)(?= pas\b)/g, 'je ne peux'],
  [/\bjveux\b|\bj'veux\b/g, 'je veux'],
  [/\b(milli|muich)\b/g, 'milch'],
]; // oxfmt-ignore
