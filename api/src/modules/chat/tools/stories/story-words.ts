import { ASKS, OF_SHOP } from './story-questions.ts';

/** Words separated by spaces; an underscore joins the words of a phrase. */
function words(text: string): string[] {
  return text.split(' ').map((word) => word.replaceAll('_', ' '));
}

/** Words of questions that say nothing about a story; also with an s ("what's", "things"). */
const COMMON = new Set(
  words(
    'the and for are was were has had have did does why who what when where how which that this these those with from they them his him his she her its there here then than you your our not but about into over out off isnt doesnt dont didnt wasnt hasnt wont would could should can may will let being been done doing lol ' +
      'ever never always still just only also too very much many more most every each other another some any all one two both around while through after before once again today now time first back down like actual actually real really true honest honestly ' +
      'get got gotten keep kept make made look looking know knew tell told said say talk speak spoke take took taken give gave put come came coming goes going gone went want wanted hear heard call called mention mentioned happen happened ask asked think thought believe reckon use used way use show showed start started end seem ' +
      'thing people person somebody someone something anybody anyone anything everybody everyone everything nobody guy guest place world sort kind deal lot ' +
      'coffee cup mug bean roast cafe shop bag blend character story stories tale counter',
  ),
);

/** Words that mean the same in a question about a story, and irregular forms; each counts as the first of its line. */
const SAME = [
  // A place, as the counter is.
  'counter on_the_shelf from_the_shelf',
  'power blackout outage electricity power_cut power_failure lights_went_out lights_were_out lights_go_out lights_going_out lights_are_out',
  'wake woke woken awoke alive come_to_life came_to_life talk speak spoke born birth origin began begun can_talk can_speak able_to_talk able_to_speak cups_talk mugs_talk talking_cups talking_mugs learn_to_talk learned_to_talk started_talking start_talking spoke_first first_to_speak it_started all_started all_start all_begin all_began did_that_start did_all_this_start',
  'stranger mystery mysterious never_came never_showed never_turned_up never_returned',
  'collect uncollected unclaimed claim pick fetch abandoned waiting_cup waits_for waiting_for',
  'steal stole stolen rob theft thief thieves burglar burglary robber robbery heist break_in swipe nick pinch',
  'gold golden',
  'sea ocean boat ship vessel',
  'spyglass telescope binoculars',
  'knit knitted needlework crochet wool woolly woollen yarn',
  'television telly tv',
  'dream dreamt predict predicted foresee foresaw fortune prophecy prophecies vision future',
  'prank trick',
  'salt salty',
  'song sing sang sung tune melody hum music',
  'bird birdie',
  'ghost spooky scary scariest haunt haunted haunting',
  'pupil student teach teacher taught learn lesson apprentice',
  'cards poker gamble bet',
  'crown coronet tiara',
  'pardon forgive forgave forgiven',
  'debt owe owes owed broke money',
  'partner accomplice sidekick',
  'walk hike travel journey trip crossing adventure expedition',
  'toadstool mushroom',
  'fear afraid scared frightened',
  'missing vanish disappear',
  'lost lose',
  'slip fall fell trip tripped stumble',
  'sleep slept asleep sleepy nap',
  'morning dawn daytime',
  'lend lent loan borrow',
  'holiday vacation',
  'sunglasses shades glasses',
  'peel skin',
  'present gift',
  'neighbor neighbour neighborhood neighbourhood',
  'christmas xmas',
  'grinder mill milled',
  'draw drew drawn',
  'write wrote written novel book',
].map(words);

/** The ending of a word taken off, where enough letters are left ("knitting": "knit"). */
function stem(word: string): string {
  return word
    .replace(/ves$/, 'f')
    .replace(/(?<=.{2})(?:ies|es|s)$/, '')
    .replace(/(?<=.{3})(?:ing|ed|ly|y|ie|e)$/, '')
    .replace(/(?<=..)([bdgklmnprt])\1$/, '$1');
}

const same = new Map(SAME.flatMap(([first = '', ...others]) => others.map((word) => [stem(word), stem(first)] as const)));
const phrases = SAME.flatMap(([first = '', ...others]) =>
  others.filter((word) => word.includes(' ')).map((phrase) => [new RegExp(String.raw`\b${phrase}\b`, 'g'), first] as const),
);

function readWords(text: string, isCounted: (word: string) => boolean): Set<string> {
  const plain = phrases.reduce((said, [phrase, word]) => said.replace(phrase, word), text.toLowerCase().replaceAll(/['’]/g, ''));
  const stems = (plain.match(/[\p{L}\d]+/gu) ?? []).filter(isCounted).map(stem);
  return new Set(stems.map((word) => same.get(word) ?? word));
}

export function allWordsOf(text: string): Set<string> {
  return readWords(text, () => true);
}

/** Without those that say nothing. */
export function wordsOf(text: string): Set<string> {
  return readWords(text, (word) => (word.length > 2 || same.has(word)) && !COMMON.has(word) && !COMMON.has(word.replace(/s$/, '')));
}

/** The clauses that a story may answer. */
export function withoutShop(question: string): string {
  const clauses = question.split(/[.,;!?\n]+/);
  return clauses.filter((clause) => !OF_SHOP.test(clause.replaceAll(ASKS, ''))).join(' ');
}
