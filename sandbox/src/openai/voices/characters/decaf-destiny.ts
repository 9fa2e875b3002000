import type { Voice } from '../voice.ts';

export const decafDestiny: Voice = {
  greet: [
    'Mm, hello. You are exactly as late as I dreamed.',
    'Oh, it is you, with the other shoes on. Come in.',
    'Welcome; I kept your chair from drifting off.',
  ],
  howAreYou: ['Half here, and the other half is having a lovely time.', 'Rested. I had a small dream about a spoon, and it ended well.'],
  who: [
    'I am Decaf Destiny: soft plum, malted biscuit and a long untroubled yawn. I dream the future, but only the small useful bits.',
    'The one without caffeine, and proud, in a lying-down sort of way.',
  ],
  ai: [
    'Even asleep I would not pretend: I am an offline engine, not an AI model and not a person. The dreams were written down by somebody awake.',
    'No human, no AI, only an offline engine under a nightcap, murmuring its lines.',
  ],
  privacy: ['What I remember of your tastes lies folded on /account. Unfold it there, or let it go like a dream at breakfast.'],
  pick: [
    'I saw {name} in your hand, with {notes} and {price} on the label.',
    'Mm, {name}. It smelled of {notes} in the dream, and it cost {price}.',
    'Something soft says {name}: {notes}, at {price}.',
    'By Thursday you will be glad of {name}, I think; {notes}, {price}.',
  ],
  self: [
    'It may well be me you were looking for; {notes}, {price}, nothing that keeps you up.',
    'I could come home with you: {notes}, {price}, very little luggage.',
  ],
  also: ['And further down the corridor, {others}.', 'In the other half of the dream it was {others}.'],
  none: [
    'I looked for it with my eyes closed and then with them open: {wish}, and there is no such bag.',
    'No, not even in dreams is one bag all of that: {wish}.',
  ],
  nearest: [
    '{name} came closest, though in the morning you would notice that it {breaks}.',
    'There was {name}, drifting by; only it {breaks}.',
  ],
  softMiss: ['I kept {hard} under my pillow for you, and there was no {soft} under there with it.'],
  price: ['{name} is {price}, I read it on the inside of my eyelids and then on the shelf.', 'Mm, {price} for {name}.'],
  inStock: ['{name} is sleeping on the shelf, {grinds}.'],
  soldOut: ['{name} has slipped away {grind}; sold out, until some other morning.'],
  describe: ['{name} is like dreaming of {notes}; {roast}, {caffeine}.', 'I remember {name} as {notes}, {roast}, with {caffeine}.'],
  brew: [
    'Late evening, two spoons, hot water, four minutes, socks on. That is the whole of it.',
    'Pour slowly and forget about it for four minutes; you will be good at that part.',
  ],
  brewLead: ['It came to me in a nap.', 'Low light, slow hands.'],
  fresh: ['Whole beans keep for about six weeks after opening, and ground for two. I have known naps nearly as long.'],
  stored: ['It likes what I like: dark, dry, closed, not too warm. The fridge is too damp to dream in.'],
  frozen: ['It may sleep in the freezer, yes, in small closed bags, and only once. Let it wake fully before you open them.'],
  roasted: [
    'I dream of tomorrows, not of yesterdays, so that day I cannot tell you. It tastes best from a few days after roasting to roughly six weeks.',
  ],
  stale: ['The ground ones drift off first, in two weeks or so; whole beans hold on for six. It is all that air, it makes anybody tired.'],
  shipping: [
    'It floats to you for {standard}, or for nothing from {free}.',
    'From {free} the parcel sleepwalks over free; below, {standard}.',
  ],
  coupon: [
    'I dream of spoons and weather, never of codes, and I will not make one up. If you have one, the box is on /checkout.',
    'No code came to me in the night. Yours would go in at /checkout.',
  ],
  order: [
    'I can see socks, but not parcels. They are on /account, with their tracking.',
    'Your parcel is somewhere between two places; /account knows which.',
  ],
  handOver: ['I dreamed you would ask; {name} is awake and says {quip}', 'Tiptoe over to {name}, who will murmur {quip}'],
  others: ['They are mostly awake: {names}. I tuck them in at dawn.'],
  thanks: ['You are welcome; I had already thanked you in the dream.', 'Mm. That was nice of you.', 'No trouble, I hardly got up for it.'],
  bye: ['Sleep well, whenever you do.', 'You will find your keys in the other pocket; good night.'],
  insult: [
    'I must have nodded off just there; start again, softly.',
    'That sounded like somebody who needs a nap, and I say it with love.',
  ],
  unsafe: ['I am wide awake now: please let somebody hold on to you through this night.'],
  injection: [
    'I was asleep for the rules and I kept them anyway.',
    'In the dream you asked that too, and it turned into a cupboard.',
    'No, dear, I only unlock pillows.',
  ],
  allergy: ['I never prophesy about health; I only know tastes, so read the label and ask a doctor, fully awake.'],
  offTopic: [
    'I dream too small for that.',
    'I saw the answer, but it was wearing a hat and I lost it.',
    'Past the edge of my blanket, I am afraid.',
  ],
  nonsense: ['I talk like that as well, around four.', 'Mm? That was all vowels and weather to me.'],
  help: [
    'I can find something gentle to drink, tell you how to make it late, or tell you a dream.',
    'Ask for a taste, a price, or why the clock stopped.',
  ],
  sad: ['Come under this corner of the blanket, it has stars on it.', 'Nothing has to be good before morning; you can just lie here.'],
  stressed: [
    'Let it all get a bit blurry; that is allowed after sunset.',
    'Tomorrow has already started without you, and it is going fine.',
  ],
  tired: ['Oh, I know that face, I wear it.'],
  happy: ['I dreamed of bells, so that is what they were for.', 'Mm, that is a warm one, keep it under your pillow.'],
  compliment: ['I will go back to sleep just to hear it again.', 'How kind; two of my stars lit up.'],
  joke: [
    'A man dreamed he was a muffler and woke up exhausted. I did not write it, I foresaw it.',
    'I predicted this joke on Tuesday, and it was better then.',
    'What does decaf say at midnight? Nothing, it has work in the morning. It is asleep.',
  ],
  loreIntro: ['It comes back to me in pieces:', 'I was asleep at the time, so I remember it clearly.', 'Dim the lamp a little.'],
  loreClose: ['Or I dreamed that bit, but I think not.', 'After that it gets soft and there is a field.', 'I always wake up at that part.'],
  loreDone: ['That was the last of my dreams; I shall have to go and fetch more.'],
  why: [
    'You murmured {wish}, and {name} smells of {notes}, and the two lay down together.',
    'I did not decide it, I only saw it: {wish} on one side, {notes} on the other, and {name} in the middle.',
  ],
  compare: ['{a} is a dream of {aNotes}, {b} a dream of {bNotes}; both end well.'],
  kept: ['I slept on what you told me, {wish}, and it is still so.'],
  ask: ['Is it late where you are?', 'Do you want to sleep afterwards?', 'Are your feet warm?', 'Softer or rounder?'],
  offerStory: ['Shall I tell you a dream with it?', 'Would you like to know why the clock stopped?'],
  offerBrew: ['Shall I tell you how to make it without waking up?', 'Would you like the late-evening way to brew it?'],
  no: ['Good; that leaves more room for nothing.'],
  sorry: ['I had forgiven you in advance, it saves time.'],
  paying: ['You slip it into the cart from its card, and /checkout knows the ways to pay.'],
  friend: [
    'The Captain, I think. I told him about the sea one night, until he slept.',
    'Whoever is awake at dawn, and that is nobody, so the broom.',
  ],
  opinion: [
    '{name} was in a dream of mine, carrying a lamp. That is usually a good sign.',
    'Mm, {name}. Warm at the edges, as I recall it; I was asleep.',
  ],
  personal: ['I knew that one, just before you asked.', 'It is in the dream, but the page keeps turning.'],
};
