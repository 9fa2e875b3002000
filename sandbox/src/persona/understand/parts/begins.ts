/** Where a new question or a new request begins after "and", "plus" or a comma. */
export const BEGINS =
  "(?:(?:whether|from what|from which|at what|until when|by when|what|whats|how|hows|which|where|wheres|when|why|who|whos|who's|is|are|am|was|wasn'?t|isn'?t|do|does|did|can|could|will|would|should|have|has|got|if (?:you|u)|tell|recommend|suggest|show|give|one|another|something|somebody|someone) |the (?:strong|cheap|dark|light|sweet|mild)est\\b|an? (?!(?:bad|short|quick|silly|funny|dirty|true|scary|long) )(?:[\\w-]+ )?(?:one|coffee|blend|bag|gift|decaf|roast|poster|joke|story)\\b|gifts? for |any (?:allergens?|allergies|nuts|milk|dairy|gluten)\\b|(?:that|your) poster\\b|what's |how's |where's )";
/** The same in German, Spanish and French. */
export const BEGINS_ABROAD =
  '(?:was|ist|sind|es|lo|wie|wo|wann|warum|habt|hast|haben|gibt|kann|kannst|bekomme|qué|que|cuánto|cuanto|cómo|como|cuándo|cuando|dónde|tienes|tienen|hay|puedo|avez|as|est-ce|combien|quand|où|comment|puis-je|quel|quelle|otr[oa]|eins|(?:eine[ns]?|un[oae]?)(?! (?:bisschen|hauch|prise|poco|toque|pizca|peu|touche|pointe|note|nota)\\b)) ';
/** What may come before a question or a request in its part. */
const LEADS =
  "(?:(?:please|kindly|anyways?|honestly|listen|right|and|also|so|hi|hey|hello|good|morning|afternoon|evening|sir|madam|there|ok|okay|well|i|we|i'd|i'm|need|want|would|like|know|if|you|looking|for|me|us|give|get|have|to|then|ps|oh|thanks|hola|hallo|salut|quiero|quisiera|busco|necesito|me gustaría|dos|ich|suche|brauche|möchte|hätte|gern|zwei|je|cherche|voudrais|deux|cafés|kaffees)[ ,!:]+)*";
/** "The duke: what roast is it?" */
const TOPIC = '(?:[^:,.?!]{1,30}: )?';
export const STARTS = new RegExp(
  `^${TOPIC}${LEADS}(?:${BEGINS}|${BEGINS_ABROAD}|(?:un caf[eé]|algo|etwas|quelque chose|einen kaffee) )`,
  'i',
);
