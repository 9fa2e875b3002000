/** One or two foods in a German, Spanish or French sentence. */
export const FOOD = String.raw`(?!ich\b|er\b|sie\b|wir\b|mir\b|mich\b|uns\b|euch\b|das\b|es\b)(\w{3,}(?: (?:und|oder) \w{3,})?)`;
export const WHO = '(?:ich|er|sie|wir|man|(?:mein|meine|unser|unsere) \\w+)';
