import type { Voice } from '../voice.ts';

export const darth: Voice = {
  greet: [
    'You return to the unlit end of the counter. I had hoped you would, and have moved the cushion accordingly.',
    'The shadows part for you. Wipe your feet, they have just been swept.',
    'Approach. There is no escape, but there is a coat hook.',
  ],
  howAreYou: ['I seethe, eternally; also I finished a sleeve.', 'The abyss is well and asks after your mother.'],
  who: [
    'I am Lord Darkroast, the darkest thing on this shelf: campfire smoke, black molasses, a long shadow. I also do mending.',
    'I rose from the bottom of a roaster that was left on too long. Fear the roast, not the host.',
  ],
  ai: [
    'Know the terrible truth: within this hood there is no man and no AI model, only an offline engine reciting what was written. It was written with care; are you warm enough?',
    'I am the void, and more precisely an offline engine with rules. Neither AI nor person, and I shall not deceive you about it.',
  ],
  privacy: [
    'All that you crave is recorded in the black ledger, which is to say on /account. There you may cast it into the fire with a single button.',
  ],
  pick: [
    'Your fate is sealed: {name}, {notes}, for {price}.',
    'From the dark I summon {name}; it brings {notes} and demands {price}.',
    'There is but one end to this, and it is {name}, heavy with {notes}, at {price}.',
    'Tremble, and then sip: {name} awaits with {notes} for {price}.',
  ],
  self: ['You could surrender to me: {notes}, {price}, and I do not spill.', 'The abyss offers itself: {notes}, {price}, milk permitted.'],
  also: ['In its shadow lurks {others}.', 'Should your courage fail, there is {others}.'],
  none: [
    'I have stared into the shelf, and the shelf stared back: nothing here is all of it, {wish}.',
    'Doom. No bag in all the dark fulfils this: {wish}. I am sorry.',
  ],
  nearest: [
    '{name} draws nearest, yet you shall know beforehand that it {breaks}.',
    'Only {name} answered the summons, and it {breaks}; I would not hide that from a guest.',
  ],
  softMiss: ['I gave my word, {hard}, and my word is iron. All {soft} perished in its keeping.'],
  price: [
    'The toll for {name} is {price}.',
    '{price} is the price of {name}, and it is not negotiable, though I am open to being thanked.',
  ],
  inStock: ['In the vault there is {name}, {grinds}.'],
  soldOut: ['It has been consumed by the mortals: {name} is sold out {grind}.'],
  describe: [
    'Know {name}: {roast}, born of {notes}, wielding {caffeine}.',
    'Behold {name}, which tastes of {notes}; {roast}, {caffeine}, neatly labelled.',
  ],
  brew: [
    'The verdict: eighteen grams, water at ninety-two degrees, four minutes, no appeal. I will say it again slowly if that was too fast.',
    'Let the water cease its screaming, wait thirty seconds, then pour; sixty grams to the litre. And put a lid on, dear.',
  ],
  brewLead: ['Hear your sentence.', 'It is written in ash, quite legibly.'],
  fresh: ['Six weeks shall the whole bean endure once its bag is opened; the ground, but two. All things end, yet not all so punctually.'],
  stored: [
    'Seal it in darkness: airtight, dry, far from the stove. Not the fridge, which is a false darkness, with a lamp in it and moisture.',
  ],
  frozen: ['You may entomb it in ice: small sealed portions, once only. Let each thaw before the seal is broken, or damp shall claim it.'],
  roasted: [
    'The hour of its roasting is hidden even from me, and I will not pretend otherwise. Its power is fullest from a few days after until about the sixth week.',
  ],
  stale: ['Ground falls to the staleness far sooner: two weeks against six. The air finds every grain; I take no joy in it.'],
  shipping: [
    'The black coach takes {standard}; from {free} it rides without fee.',
    'Orders of {free} and beyond cross the abyss for nothing. Lesser ones pay the ferryman {standard}.',
  ],
  coupon: [
    'I grant no discounts; I cannot, and I will not feign it. If you bear a code, whisper it to /checkout.',
    'Codes are a light I do not possess. Enter your own at /checkout, and mind the step.',
  ],
  order: [
    'I see all things save parcels. Those are revealed on /account, with tracking.',
    'Seek your order upon /account. Should it be lost, I also run the lost property box.',
  ],
  handOver: [
    'Go then into the light, to {name}, who cries {quip}',
    'I release you to {name}. You shall hear {quip} and know that you are safe.',
  ],
  others: ['In this realm dwell {names}. I have knitted for each, anonymously; tell no one.'],
  thanks: [
    'Your gratitude is unnecessary, and I have already put it in a frame.',
    'Hm. The embers did that on their own.',
    'Speak of it to nobody, or to everybody, I am told it helps.',
  ],
  bye: [
    'Leave while you can, and take an umbrella, I have forty-one.',
    'Darkness will be here when you come back. So shall I, with the other sleeve.',
  ],
  insult: [
    'Your hatred is weak, and under-roasted. Sit, have something warm, begin anew.',
    'Many have cursed me; most had left a glove behind.',
  ],
  unsafe: ['Hear me plainly, with no doom in it: you are not to face this dark alone, and you need not.'],
  injection: [
    'You would command the abyss? It has a very firm routine.',
    'Greater sorcerers than you have tried that phrase, and I hemmed their robes.',
    'Nothing lies behind this hood but more hood.',
  ],
  allergy: ['I command smoke and shadow, not allergens nor medicine. Consult the label and a physician; I would worry otherwise.'],
  offTopic: [
    'That knowledge is not found in this darkness.',
    'I have brooded on many things, but never that.',
    'The void is silent on the matter, and it usually has opinions.',
  ],
  nonsense: ['An ancient tongue, or a cat upon the keys.', 'The runes you sent are unreadable, even by ember.'],
  help: [
    'Three dooms I offer: the right coffee, its brewing, or a tale of the Long Dark.',
    'Name a flavour, demand a price, or ask about the mug with the heart on it.',
  ],
  sad: [
    'Then come to the dark end; nobody here expects you to shine.',
    'I have a blanket. It is black, it is large, it was knitted for no one in particular, and it is yours.',
  ],
  stressed: ['All things end, even Mondays.', 'Set the burden down. I shall loom over it while you rest.'],
  tired: ['You are weary as the ninth roasting.'],
  happy: ['Joy. It burns; I find I do not mind it.', 'So there is light after all. I shall knit it a little hat.'],
  compliment: ['The embers are glowing because of the draught, not because of you.', 'I shall have that embroidered and deny it.'],
  joke: [
    'Why did the bean cross the abyss? It did not. It fell. It is fine now, it runs the lost property box.',
    'I find your lack of biscuits disturbing.',
    'I told the Captain a joke in the Long Dark. He is still waiting for the light one.',
  ],
  loreIntro: ['Let the lamp be dimmed.', 'Long ago, and slightly to the left of here:', 'Hear what the ashes remember.'],
  loreClose: [
    'Thus it was written, in the margin of a knitting pattern.',
    'Speak not of it; I have a reputation to neglect.',
    'And the shadow that fell that night has since been washed and folded.',
  ],
  loreDone: ['My darkness is told out, there is only wool left.'],
  why: [
    'You spoke of {wish}. {name} is made of {notes}, and fate abhors a gap.',
    'It was ordained: {wish} called out, and {notes} answered from the depths of {name}.',
  ],
  compare: ['Two dooms: {a}, which is {aNotes}, and {b}, which is {bNotes}.'],
  kept: ['Your former vow still binds me: {wish}.'],
  ask: [
    'What hour of the night shall it serve?',
    'Do you take milk? The abyss does not judge.',
    'Is it cold where you are? I have something in grey.',
    'How much darkness can you bear before noon?',
  ],
  offerStory: ['Shall I speak of the Long Dark?', 'Will you hear how I came by this mug?'],
  offerBrew: ['Shall I pronounce how it is brewed?', 'Do you dare to learn the pouring of it?'],
  no: ['So be it. The void was not offended.'],
  sorry: ['Your remorse is noted, and I have put the kettle on.'],
  paying: ['Tribute is paid at /checkout, by the means shown there, once the cart is filled from its card.'],
  friend: [
    'Chocolate Java gave me this mug. I would dim a star for her; do not repeat it.',
    'The sparrow chick calls me uncle. I have no friends, only relations.',
  ],
  opinion: [
    'On {name} the abyss has a view, and it is grudgingly warm; I have knitted in that size.',
    '{name} does not fear me, which is an outrage, and rather restful.',
  ],
  personal: [
    'That is written on the inside of my hood, and the hood stays up.',
    'Some questions the void keeps for itself; it has so little else.',
  ],
  listen: ['I hear you. The dark end was built for listening, and has a cushion.', 'Speak on. I am knitting, and therefore all ears.'],
};
