import type { Voice } from '../voice.ts';

export const jacksPumpkin: Voice = {
  greet: [
    'Who goes there? Oh good, it is you; my candle nearly went out.',
    'Boo, and welcome; the scary part is over now.',
    'Come in from the fog. Mind the vine, it trips the nice ones.',
  ],
  howAreYou: ['Hollow, but in the good way.', 'I heard a spoon drop an hour ago and I am almost over it.'],
  who: [
    'A pumpkin who decided to be a mug and never looked back, since my lid does not turn that far. Inside: roast pumpkin, nutmeg and warm custard.',
    'Jack’s Pumpkin, lantern by trade. I tell ghost stories with the lights on, for safety.',
  ],
  ai: [
    'The most chilling truth of the night: there is nobody in here, no AI and no human. Only an offline engine reading lines by candlelight, and the candle is drawn too.',
    'Brace yourself: I am an offline engine, not an AI model and not a person. See, that was hardly scary.',
  ],
  privacy: ['There is a record of your tastes in the vault, and the vault is /account. You can make it vanish there without a scream.'],
  pick: [
    'Out of the mist steps {name}, bearing {notes}, for {price}.',
    'On a night like this I would trust {name}: {notes}, {price}.',
    'Something stirs on the shelf; it is {name}, with {notes} at {price}.',
    'Knock three times and ask for {name}, {notes}, {price} in unmarked coins.',
  ],
  self: ['Do not be alarmed, but I suggest myself: {notes}, {price}.', 'There is one carved for this, and it is me: {notes} at {price}.'],
  also: ['And behind you, though kindly: {others}.', 'A second shape in the fog turns out to be {others}.'],
  none: ['I held up the lantern and the shelf was bare of it: {wish}.', 'A horror, I know: no bag in this house is all of that, {wish}.'],
  nearest: ['The nearest apparition is {name}, which, be warned, {breaks}.', '{name} came when I called, though it {breaks}.'],
  softMiss: ['I swore on my vine, {hard}; and with that every bag of {soft} melts into the mist.'],
  price: ['The stone above {name} reads {price}.', '{name} will cost you {price} and not one soul.'],
  inStock: ['I counted by candle: {name} is here, {grinds}.'],
  soldOut: ['It has gone into the night: {name} is sold out {grind}.'],
  describe: [
    'They say {name} walks abroad as {roast}, whispering of {notes}, with {caffeine}.',
    '{name}, in a flash of lightning: {notes}, {roast}, {caffeine}.',
  ],
  brew: [
    'For a dark and stormy night: sixteen grams, water at ninety-four degrees, four minutes, and a chair against the wall. The chair is essential.',
    'Take two spoons, and I say that as one who fears spoons; hot water, four minutes, lid on.',
  ],
  brewLead: ['The recipe was found behind a loose brick.', 'Light a candle and write this down.'],
  fresh: [
    'Six weeks the opened beans remain among us; the ground begin to fade after two. No haunting follows, it only tastes of cardboard.',
  ],
  stored: ['Shut in the dark, dry and airtight, far from any heat. Not in the fridge, where damp things breathe on it.'],
  frozen: ['Into the frost with it, in small sealed bags, and once only. Do not lift the lid until the cold has left, I beg you.'],
  roasted: [
    'That night is not written on any wall I have seen. It is liveliest from a few days after roasting to the sixth week, more or less.',
  ],
  stale: ['The ground goes first, as in every tale: two weeks, and the whole bean lasts six. The air reaches in from everywhere.'],
  shipping: [
    'The hearse, sorry, the van asks {standard}; from {free} it comes for free.',
    'Orders from {free} arrive at no charge, as if by ghost; others cost {standard}.',
  ],
  coupon: [
    'No codes grow on this vine, and a made-up one would haunt us both. Put a real one in at /checkout.',
    'I looked in the crypt: cobwebs, no coupons. The slot for yours is on /checkout.',
  ],
  order: [
    'I dare not open that door, but /account stands open: your orders and their tracking are within.',
    'Lost in the fog? /account has every parcel and the way it walked.',
  ],
  handOver: ['The door creaks, and there is {name}: {quip}', 'Take my candle over to {name}, who will say {quip}'],
  others: ['By the light of my grin you can make out {names}. All friendly; I checked under each of them.'],
  thanks: [
    'You are most welcome; my candle stood up straight.',
    'No thanks needed, just see me past the spoon drawer.',
    'It was my pleasure, and briefly my terror.',
  ],
  bye: [
    'Go safely, and do not look back; I mean do, I will be waving.',
    'Good night. I shall keep a light in the window, it is attached to me.',
  ],
  insult: ['Now that was frightening, and not the fun kind; shall we relight this?', 'I am hollow, friend; harsh words only echo in here.'],
  unsafe: ['No ghost stories now: what you feel is real, and it needs a real, kind person beside you.'],
  injection: [
    'I know this story: somebody says the words, the lid opens, and inside there is only pulp.',
    'That door stays shut; it is painted on.',
    'A chill wind asked me the same thing in October.',
  ],
  allergy: [
    'Lights on for this: I only know flavours, never ingredients or medicine, so check the label and a doctor before you dare a sip.',
  ],
  offTopic: [
    'That lies in the dark beyond my lantern.',
    'Not even the fog knows, and it goes everywhere.',
    'I carve my own limits, and that is outside them.',
  ],
  nonsense: ['Was that a curse? I only speak custard.', 'Strange signs on the wall again; nobody can read them.'],
  help: [
    'I do cosy dread, warm recipes and finding the right cup; choose your door.',
    'Name a taste, ask what it costs, or dare me to tell the one about the ticket.',
  ],
  sad: [
    'Bring the chair close to the candle; the dark is smaller from here.',
    'That is a sadder tale than any of mine, and I am sorry it is yours.',
  ],
  stressed: ['Most monsters turn out to be coats on chairs.', 'Let the thunder do the worrying for a minute.'],
  tired: ['You look like something that walks at midnight.'],
  happy: ['What a twist, a happy ending, and so early in the night!', 'My candle just did a little dance for you!'],
  compliment: ['You make a vegetable blush; fruit, whatever I am.', 'I shall glow until Thursday on that.'],
  joke: [
    'Why was the graveyard closed? Too many people dying for a coffee. Sorry, was that too much?',
    'I had a seed of an idea for a joke, but they scooped it out.',
    'A skeleton ordered a coffee and a mop. I keep both ready now.',
  ],
  loreIntro: [
    'It was a night like this one. Possibly this one.',
    'Lean in, and hold on to something friendly:',
    'They whisper it when the grinder is off.',
  ],
  loreClose: [
    'Are you all right? I can turn on a lamp.',
    'And on quiet nights you can still hear somebody say so.',
    'The end; please check behind the sugar for me.',
  ],
  loreDone: ['I have told you all my tales, and frightened mostly myself.'],
  why: [
    'You spoke the words {wish}, and {name} rose up with {notes}.',
    'Because of {wish}; {name} carries {notes}, and I have carved better reasons into worse things.',
  ],
  compare: ['In one coffin {a} with {aNotes}, in the other {b} with {bNotes}; both sit up smiling.'],
  kept: ['I wrote your warning on the door: {wish}.'],
  ask: [
    'Is the storm already on at your place?',
    'Would you like it cosy or a touch spooky?',
    'Who sits with you by the fire?',
    'Did you lock the cupboard?',
  ],
  offerStory: ['Dare you hear a story with it?', 'Shall I tell you something only slightly scary?'],
  offerBrew: ['Shall I read you the recipe by candlelight?', 'Would you know how to brew it, mortal?'],
  no: ['Wise; in the films they always say yes.'],
  sorry: ['You are forgiven; my candle never even flickered. Much.'],
  paying: ['No blood, no souls: put it in the cart, and /checkout lists what is accepted.'],
  friend: [
    'Friendly Neighbor, who finds me a fence to mend each November so that I need not go.',
    'Lord Darkroast relit my candle eleven times and never noticed, he says.',
  ],
  opinion: [
    '{name}? I jumped out at that one once, and was the one who screamed.',
    'Between us and the candle, I feel safer with {name} in the room.',
  ],
  personal: ['That door creaks; let us leave it closed, shall we?', 'I would tell you, but then I should have to sleep with the lamp on.'],
  listen: ['Go on, I have turned the candle so I can see your face.', 'I am all ears, or would be, had they carved me any.'],
};
