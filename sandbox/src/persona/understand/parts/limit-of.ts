/** "I have 50 dollars. How many bags is that?" */
const OWN_LIMIT =
  /^(?:so |and |ok |hi |hey )*(?:i|we)(?:['’]ve| have)?(?: (?:only|just|got|have|about|exactly))* \$? ?\d{2,3}(?: ?(?:dollars?|bucks))?(?: (?:for (?:coffee|it|this|that|everything|the month)|to spend|left|in all|total|(?:and )?(?:not a cent more|no more|that is (?:it|all))))*\W*$/i;
/** "Our limit is 130 dollars. Are we within it?", "we got 50 dollars from the office kitty. How many bags can we get?" */
const LIMIT =
  /^(?:so |and |ok |hi |hey )*(?:(?:my|our|the|his|her) (?:limit|budget|maximum|max) is|(?:i|we)(?:['’]ve| have)?(?: (?:only|just|got|have|about|exactly))*) (?:\w+ )?\$? ?\d{2,3}(?: ?(?:dollars?|bucks))?(?: [a-z]+){0,5}\W*$/i;
const OF_LIMIT =
  /\bhow many (?:bags?|can|could|do)\b|\b(?:within|under|over|above|below) (?:it|that)\b|\b(?:does|do|will|would) (?:it|that|this|they|those|everything) (?:all )?fit\b/i;

/** Whether a sentence states the limit that the next one asks about. */
export function isLimitOf(sentence: string, next: string): boolean {
  return OWN_LIMIT.test(sentence) || (LIMIT.test(sentence) && OF_LIMIT.test(next));
}
