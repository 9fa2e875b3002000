/** Before a word, on its way out: "leave the nuts out". */
const TAKEN_OUT = String.raw`(?:keep|leave|cut|give|gave|given|giving|cutting|take|took|taken|leaving|rule|ruled)(?: (?:the|your|any|all|that|this|my|those))?(?= @\S+(?: (?:and|or) @\S+)?(?: (?:ones?|coffees?|bags?|blends?|stuff|thing))? (?:far |well |right )?(?:out|away|off|up)\b(?! with (?:me|us|him|her)\b))`;

/** What kind of coffees: "the sweet ones", but not "the mint ones", which may be bags of an order. */
const DESCRIBED =
  '(?:sweet|sugary|creamy|fruity|smok[ey]y?|spicy|minty|salty|chocolate?y|buttery|earthy|citrusy|nutty|bitter|sour|acidic|dark|light|strong|mild|flavou?red|seasonal|floral)(?:er|est)?';
/** "Take out the sweet ones", "remove all nutty coffees" */
const KIND_TAKEN_OUT = String.raw`(?:(?:take|throw|cut|filter|kick|weed|sort|toss|cross|rule)(?: out| away| off)|remove|eliminate|scratch|drop|lose|skip|exclude)(?: (?:the|all|any|your|those|of))*(?= @${DESCRIBED}[_ ](?:ones|coffees|stuff|things|options|blends|roasts|flavou?rs)\b)`;

/** Phrases that refuse what follows. */
const REFUSING = [
  String.raw`(?:anything|anyone|anybody|everything|all|whatever) (?:but|bar|save|except)(?: for)?`,
  String.raw`instead of|rather than|other than|apart from|(?:anything|something) else (?:than|but)|different (?:from|to|than)|(?:a )?change from|free (?:of|from)|opposite of`,
  String.raw`not into|(?:sick|tired|bored) of|(?:bored|done|fed up) with|had enough of|enough (?:of|with)|break from|had it with|(?:had|have had) my fill of|no fan of|(?:am|so|totally|completely) over|draws? the line at`,
  String.raw`clean of|detox(?:ing)? from|kicked|kick(?:ing)?(?= (?:the |my |all )?@caffein)|watching (?:my|the)|cut(?:ting)? (?:down|back) on|less(?= @)|least(?= @(?!caffeine|decaf))|as little(?= @)`,
  String.raw`forb(?:ade|idden|ids?)(?: (?:me|us|him|her))?|point (?:of|in)|why would \w+`,
  String.raw`(?:stay(?:s|ing)?|keep(?:s|ing)?|steer(?:s|ing)?)(?: (?:me|him|her|us|them))?(?: far| well| right)? (?:away|off|clear)(?: from| of)?`,
  String.raw`(?:hold|lose|ditch) (?:the|that|your|all the)|spar(?:e|ed|ing) (?:me|us)(?: the| that| any\w*| all)?|leave out|exclud(?:e|es|ing)|omit(?:ting)?|filter out|rule out(?! anything)|go easy on|pass(?:ing)? on|(?:say|said|saying) goodbye to|keep your|say(?:ing)? no to|said no to`,
  // "I've been told to be careful with large amounts of cinnamon"
  String.raw`(?:told|advised|warned|asked|said|says|supposed|need|needs|have|has|had|must|should|got|am|is|are|been) (?:to )?(?:(?:be|being) )?(?:(?:very|extra|a bit|more|so|really) )?careful (?:with|about|around)(?! (?:(?:my|the|our|your|this|that) )?(?:money|budget|spending|prices?|costs?|cash|wallet|time|bags?|package|parcel|box|cups?|order|what|where)\b)(?: (?:the|any|too much|(?:large|big|huge|high) (?:amounts?|quantities|doses) of))?`,
  String.raw`allerg(?:ic|y) (?:\w+ )?to|intolerant (?:to|of)|intolerance (?:to|of)|(?:hyper)?sensitive to|sensitivity to|reacts? (?:\w+ )?to|reactions? (?:\w+ )?to`,
  String.raw`stop(?:s|ped|ping)?(?: (?:with|having|drinking|eating|taking|consuming|using|(?:showing|giving|offering|recommending|suggesting)(?: me| us)?)|(?= (?:the |my |all )?@))|quit(?:ting)?(?: (?:with|having|drinking|eating))?|cut(?:s|ting)?(?= (?:the |my |all )?@caffein)|lay(?:ing)? off|wean(?:ing|ed)? (?:\w+ )?off|cut out|give up|gave up|given up|giving up|cutting out|sw(?:ore|orn) off|gone off|went off|no more|ditch(?:ing|ed)?|drop(?:ping)?(?= (?:anything|everything|any|all|those) (?!.*\b(?:price|cart|basket|off|at)\b))|bann?(?:ed|s)`,
  String.raw`hates?|hated|revolts? (?:at|against)|dislikes?|disliked|detests?|loathes?|despises?|abhors?|rejects?|refuses?(?: to \w+)?|boo|nope to|averse to|aversion to|(?:scared|afraid) of`,
  String.raw`(?:issues?|problems?|trouble|struggles?|thing) (?:with(?! (?:the )?(?:most|more|much|lots|a lot|plenty|maximum|highest)\b)|digesting)|not (?:so |very |too |really )?(?:good|great|well|friends|compatible|on (?:good|speaking) terms) with|avoid(?:s|ing|ed)?`,
  String.raw`(?:makes?|pulls?) (?:a |such a |the )?faces? (?:at|with|about) (?:anything|everything)?|if (?:you|u|anyone|anybody) (?:so much as )?(?:say|says|mention|mentions|suggest|suggests|recommend|recommends|offer|offers|bring up|show me)(?=.* (?:i am|i will) (?:leaving|gone|out|off|going|leave|go|scream|cry|run))`,
  // "Forget the mint one, HR hates mint"
  String.raw`(?:forget|scrap)(?: about)? (?:the|that)(?= @\S+ (?:one|coffee|bag|blend)\b)`,
  // "Just came off a 14 hour shift"
  String.raw`off(?! (?:a|an|my|the) (?:\d+|ten|twelve|double|night)\b| (?:my|his|her|your|their|our) @)|not|no|without|never|except|nothing|none|minus|skip(?:ping)?|neither|nor|quit|zero|too`,
];

/** Begin a refusal. Two words before one. */
export const NEGATORS = new RegExp(String.raw`^(?:${[TAKEN_OUT, KIND_TAKEN_OUT, ...REFUSING].join('|')})(?= |$)`);

/** End a refusal: what follows is wanted. */
export const STOPS =
  /^(?:meant|want|like|love|loves|need|prefer|give|please|more|extra|rather|just|maybe|perhaps|instead|also|show|craving|because|recommend|suggest|something)$/;
/** End it once something was refused: "no nuts, with mint". */
export const SOFT_STOPS = /^(?:still|with|that|which|for|in|under|below|around|when|so|who|if|to|is|are|makes?|then)$/;
/** "I do not want", "would not like", "do not you dare give": here the verb belongs to the refusal. */
export const NEGATED_VERB =
  /^(?:not|never|nor|neither) (?:(?:you|dare|even|ever|really|please|to) ){0,3}?(?:\w+ )?(?:want|like|love|need|prefer|give|drink|eat|have|recommend|suggest|show|offer|serve|sell|send|bring)\b/;
/** "To taste like mint", "anything like mint": no wish for it. */
export const COMPARES = /^(?:tastes?|tasting|smells?|smelling|anything|nothing|stuff|flavou?red|flavou?rs?|notes?|things?)$/;
