/** What the picture of a coffee shows. */
export const LOOKS = /\b(?:looks? like|colou?r|wear(?:s|ing)?|dressed|holds?|holding|in (?:his|her|its|their) hands?|picture|drawing)\b/i;
/** What no picture answers. */
export const REASON = /\b(?:why|how come|who|when|where)\b/i;
/** What mostly a story answers. */
export const WHY = /\b(?:why|how come|(?:how|when|where) did)\b/i;

/** Asked about all coffees; about the one that it is said to; about something known ("the ticket"). */
export const TO_ALL =
  /\b(?:you (?:all|guys|cups|mugs|lot)|your (?:cafe|counter|shop|place)|cups|mugs|(?:the|that|this) (?:cup|mug)|everyones?|everybodys?|nobody|no one|here)\b/i;
export const TO_ONE = /\b(?:you|your|u|ur)\b/i;
export const DEFINITE = /\b(?:the|that|this|those|these|his|her|their)\b(?=((?: \w+){1,3}))/gi;

/** How visitors ask of themselves; it makes no question of the shop. */
export const ASKS =
  /\b(?:(?:can|could|may) i ask|(?:can|could) you (?:please )?(?:tell|explain)|did i hear|do you have (?:a|any) (?:story|stories|tale)|im curious|im wondering|i(?:'m| am)? (?:just |also )?(?:heard?|bet|wonder(?:ed|ing)?|curious|think|thought|guess|saw|see|read|noticed?|know|swear|believe|(?:want|would like|would love|'d like|'d love|like|need) to (?:know|hear|ask)|was (?:told|wondering)))\b/gi;

/** What visitors want, have or may do, what a shop is asked, and small talk: no story answers it. */
export const OF_SHOP =
  /\b(?:i|i'm|i'd|i've|i'll|im|my|mine|price|costs?|how (?:much|many grams|(?:big|large|dark|light|strong|sweet|fruity|bitter|hot|fresh) (?:is|are))|(?:re)?stock\w*|sold out|whole|ground|sell|buy|ship(?:s|ping|ped)?|deliver\w*|refund|pay|brew(?:ing)?|contain\w*|ingredients?|(?:any|of) caffeine|keeps? me|caffeine (?:is|does|in|content)|recommend|tastes? (?:like|of)|differen\w+|stronger|compare|best (?:one|for|seller|way)|available|(?:something|anything) (?:with|without|for|like|light|dark)|do you (?:have|like|offer|accept|do)|(?:can|could) you|(?:is|are) there (?:any |real |a )?\w+ in|how(?:s|'s| is| was| are) (?:you|your|the|it|life|everyone|things)|good (?:for|before|morning|night|day|evening)|your name|tell me a joke)\b/i;
