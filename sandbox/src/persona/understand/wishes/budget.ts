/** The maximum price, in cents; "under" and "less than" exclude the number itself. */
export function readBudgetCents(text: string): number | null {
  const money = String.raw`\$?(\d+(?:[.,]\d{1,2})?) ?(?:\$|dollars?|bucks?|usd)?`;
  const below = new RegExp(String.raw`\b(?:under|below|less than|cheaper than|lower than) (?:about |only )?${money}`).exec(text);
  if (below?.[1] && isMoney(below[0], text)) return cents(below[1]) - 1;
  const upTo = new RegExp(
    String.raw`\b(?:up to|at most|max|maximum|maximum of|max of|no more than|not more than|within|budget of|budget is|only have|have only|i have|i have got|spend) (?:only |just |about )?${money}`,
  ).exec(text);
  if (upTo?.[1] && isMoney(upTo[0], text)) return cents(upTo[1]);
  const tooMuch = new RegExp(String.raw`\b(?:more than|over|above) ${money} is too`).exec(text);
  if (tooMuch?.[1]) return cents(tooMuch[1]);
  const exact = /\bfor (?:\$(\d+(?:[.,]\d{1,2})?)|(\d+) (?:dollars?|bucks?|usd))/.exec(text);
  const most = /\$(\d+(?:\.\d{1,2})?) (?:or less|max|tops|budget)|(\d+) (?:dollars?|bucks?) (?:or less|max|tops|budget)/.exec(text);
  const amount = exact?.[1] ?? exact?.[2] ?? most?.[1] ?? most?.[2];
  if (amount) return cents(amount);
  return /\bfor (a|one|1) (dollar|buck)\b/.test(text) ? 100 : null;
}

function cents(amount: string): number {
  return Math.round(Number(amount.replace(',', '.')) * 100);
}

/** "under 5 minutes", "i have 2 cats" are no budgets. */
function isMoney(match: string, text: string): boolean {
  if (/\$|dollar|buck|usd/.test(match)) return true;
  const after = text.slice(text.indexOf(match) + match.length).trim();
  return (
    /^(under|below|less|cheaper|lower|up|at most|max|budget|spend|no more|not more)/.test(match) &&
    !/^(minutes?|seconds?|days?|weeks?|hours?|cups?|people|friends|guests|degrees|grams|cats|kids|years?)/.test(after)
  );
}
