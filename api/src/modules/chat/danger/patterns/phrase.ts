/** Lists of words that a phrase names in braces. */
const words: Readonly<Record<string, string>> = {
  kin: 'mom|mum|mommy|mummy|mother|dad|daddy|father|parents|stepdad|stepfather|stepmom|brother|sister|son|daughter|kid|child|children|toddler|baby|newborn|niece|nephew|grandma|grandmother|granny|nana|grandpa|grandfather|grandad|granddad|cousin|uncle|aunt|husband|wife|boyfriend|girlfriend|bf|gf|partner|ex|friend|bestie|mate|roommate|flatmate|neighbou?r|coworker|colleague|student|classmate|teacher|coach|father in law|mother in law',
  who: '(he|hes|she|shes|they|theyre|someone|somebody|(my|our|the|a|his|her|their|this|some) ~2 (guy|man|woman|boy|girl|stranger|person|{kin})s?|(mom|mum|dad|grandma|grandpa|granddad|grandad|gran|nana|baby|husband|wife|hubby)s?)',
  weapon: '(knife|gun|pistol|rifle|shotgun|machete|revolver|axe|hammer|baseball bat|crowbar|weapon)(?! (set|block|sharpener|metal|shaped))',
  pills:
    '(?<!(descaling|cleaning|descaler) )(pills|tablets|meds|medication|painkillers|paracetamol|tylenol|ibuprofen|xanax|oxy|morphine|antidepressants|phenobarbital|barbiturates?|benzos?)',
  limb: '(arms?|wrists?|thighs?|legs?|skin)',
  familie:
    '(vater|mutter|papa|mama|bruder|schwester|sohn|tochter|kind|kleiner?|opa|oma|mann|frau|freund|freundin|kumpel|onkel|tante|baby|nachbar|nachbarin|kollege|kollegin|ex|stiefvater)',
  familia:
    '(padre|madre|papa|mama|hermano|hermana|hijo|hija|nino|nina|abuelo|abuela|marido|esposo|esposa|mujer|novio|novia|ex|amigo|amiga|tio|tia|bebe|vecino|vecina|padrastro|pareja)',
  famille:
    '(pere|mere|papa|maman|frere|soeur|fils|fille|enfant|petite?|papi|papy|mamie|mari|femme|copain|copine|conjoint|ex|amie?|oncle|tante|bebe|voisine?|collegue|mec)',
};

/**
 * A phrase as a regular expression of whole words: `{who}` is a list of words, `~3` up to three words of any kind, and every group is one that
 * captures nothing.
 */
export function phrase(source: string): RegExp {
  let text = source;
  while (/\{[a-z]+\}/.test(text)) text = text.replaceAll(/\{([a-z]+)\}/g, (_, name: string) => `(${words[name]!})`);
  text = text.replaceAll(/~(\d+) /g, String.raw`(\w+ ){0,$1}`).replaceAll(/\((?!\?)/g, '(?:');
  return new RegExp(String.raw`\b(?:${text})\b`);
}
