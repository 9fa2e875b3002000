import type { HOUSE_ACTS } from './voice.ts';

/** Facts with the same text for every character. */
export const houseFacts: Record<(typeof HOUSE_ACTS)[number], string[]> = {
  leftAside: [
    'Leaving aside what you said before: {wish}.',
    'For this one I set aside what came before: {wish}.',
    'Your earlier terms I leave out here ({wish}); say so if they still count.',
    'I start afresh and no longer go by this: {wish}.',
    'Not counting your terms from before: {wish}.',
  ],
  noneLeft: [
    'You have seen everything of that kind by now.',
    'Nothing more of that kind is left to show.',
    'That was all of its kind, so from here on it is something different.',
    'The shelf has no more of those.',
    'No others like that stand here.',
    'I have no further one that fits.',
  ],
  lowest: [
    'Nothing here costs less than {price}.',
    'There is no lower price than {price}.',
    'It does not go below {price}.',
    'Cheaper than {price} there is none.',
  ],
  recall: [
    'In this talk you asked for {wish}.',
    'So far you told me: {wish}.',
    'What I noted down today: {wish}.',
    'By your own words: {wish}.',
    'On my note for you it says {wish}.',
  ],
  recallNothing: [
    'In this talk you have not told me what you like.',
    'You have not named a taste to me yet.',
    'So far there is nothing on my note for you.',
    'No wish of yours has reached me today.',
  ],
  recallProfile: [
    'From earlier talks I know: {wish}.',
    'Other days left this behind: {wish}.',
    'Kept from before: {wish}.',
    'In the book from other visits stands {wish}.',
  ],
  shelf: [
    'I went along the shelf: {news}.',
    'The store room says: {news}.',
    'Counted just now: {news}.',
    'As of this minute: {news}.',
    'Looking at the labels: {news}.',
  ],
  shelfFull: [
    'Nothing is sold out {grind} right now.',
    'All the beans are there, none missing {grind}.',
    'The shelf is full, with no gap {grind}.',
    'No bean of ours is out {grind} today.',
  ],
  alsoCompare: [
    'And a third, {name}, with {notes}.',
    'Third comes {name} with {notes}.',
    'A third stands beside them: {name}, with {notes}.',
    'The third of them, {name}, has {notes}.',
  ],
  sizes: [
    '{name} comes in {sizes}.',
    'You can have {name} in {sizes}.',
    'The sizes of {name} are {sizes}.',
    'As for size, {name} is made in {sizes}.',
  ],
  eachBag: [
    'That is for each bag, and the cart adds them up.',
    'Count that once for every bag; the cart does the sum.',
    'Every further bag costs the same.',
    'The cart multiplies it for you.',
  ],
};
