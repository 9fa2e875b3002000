/** Before a flavour that is refused. */
const REFUSES = String.raw`(?:no|not|nothing with|without|except|but|skip|hates?|hated|sick of|tired of|bored (?:of|with)|enough(?: of)?|done with|fed up with|too much|so much)(?: (?:the|that|your|any|more|with|for|another))*`;
const REFUSED = new RegExp(String.raw`\b(${REFUSES}(?: (?!jack\b)\w+ (?:and|or))?) pumpkin\b(?! (?:spice|pie))`, 'g');
const REFUSED_AFTER = /(?<!(?:like|love|want|with) (?:the )?)\bpumpkin(?=,? (?:no|nope|never|is (?:out|not|over|too|overdone)|not)\b)/g;
/** A wish for spice, or a coffee that is meant rather than its flavour. */
const ANOTHER_WISH = /\b(?:spic(?:e|es|y|ed)|cinnamon|cloves?|nutmeg|ginger\w*|cardamom|chai|pumpkin (?:one|coffee|blend|bag))\b/;

/** "Something spicy, not the pumpkin one": refuses the coffee that has the flavour in its name, and no spice in general. */
export function withRefusedProducts(plain: string): string {
  return ANOTHER_WISH.test(plain) ? plain.replace(REFUSED, '$1 jack').replace(REFUSED_AFTER, 'jack') : plain;
}
