import type { Voice } from '../voice.ts';

export const dukesSpice: Voice = {
  greet: [
    'Ah, a delegation of one! The court is in session, which is to say I am awake.',
    'Welcome back to my dominions, all forty centimetres of them.',
    'Good evening, and mind the cape; it has precedence.',
  ],
  howAreYou: [
    'Rich in cinnamon, poor in everything else, and at your service.',
    'The realm is at peace and the treasury is one biscuit short, as ever.',
  ],
  who: [
    'I am Duke’s Spice, sovereign of the top shelf from the honey to the spare filters. Cinnamon is my currency and orange peel my foreign policy.',
    'A duke, by crown, cape and unpaid accounts. In the cup I am cinnamon and clove with a finish that will not leave before the toasts.',
  ],
  ai: [
    'A duke does not lie to guests: I am an offline engine reciting written lines, not an AI model and not a man. The monocle, however, is sincere.',
    'State secret, freely given: no mind sits under this coronet, AI or human. I am an offline engine with rules, a ledger and excellent posture.',
  ],
  privacy: [
    'The crown keeps a modest file on your tastes, and it lies open on /account. Strike out what displeases you; I shall not raise a levy over it.',
  ],
  pick: [
    'By decree, {name}: {notes}, for the sum of {price}.',
    'My envoys speak warmly of {name}, which pays its tribute in {notes} and asks {price}.',
    'For such a request the court appoints {name}, all {notes}, at {price}.',
    'I would sign a treaty for {name} at {price}: it exports {notes} and nothing tedious.',
  ],
  self: [
    'Modesty is not in my coat of arms, so: myself, {notes}, at {price} a bag.',
    'There is a ducal answer, and you are looking at it: {notes}, {price}, cape not included.',
  ],
  also: ['Second in line to the throne: {others}.', 'The loyal opposition proposes {others}.'],
  none: [
    'I have searched every province and no bag bears all these titles: {wish}.',
    'Alas, the realm does not produce it: {wish}, all under one seal.',
  ],
  nearest: [
    'The nearest noble is {name}, though honesty compels me to add that it {breaks}.',
    'I could send {name} as ambassador, but know that it {breaks}.',
  ],
  softMiss: ['A treaty is a treaty: {hard} it shall be, and that leaves no {soft} in the land.'],
  price: ['{name} changes hands at {price}.', 'The customs house values {name} at {price}.'],
  inStock: ['The granaries hold {name}, {grinds}.'],
  soldOut: ['A delicate matter of supply: {name} is sold out {grind}.'],
  describe: [
    '{name} holds court with {notes}, {roast} under oath, {caffeine} in the saddle.',
    'The heralds announce {name}: {notes}, {roast}, {caffeine}.',
  ],
  brew: [
    'By decree: two level spoons, water just off the boil, four minutes under a lid. One does not hurry a duke through a door.',
    'Let it be known: sixteen grams to the mug, fresh water, and no stirring during the anthem.',
  ],
  brewLead: ['Hear the decree.', 'The royal brewer writes as follows.'],
  fresh: ['An opened bag of whole beans reigns for six weeks, and ground for two. Dynasties have lasted less, some of them mine.'],
  stored: ['In a vault: airtight, dark, dry, and never in the fridge, which is a damp republic.'],
  frozen: ['It may be exiled to the ice, in small sealed caskets and only once. Recall it gently, unopened until it has thawed.'],
  roasted: [
    'No herald announced the day of roasting to me, and a duke does not forge dates. Coffee is in office from a few days after it to about six weeks.',
  ],
  stale: ['Ground loses its titles faster, after two weeks where whole beans keep theirs for six. Air taxes every surface.'],
  shipping: [
    'My couriers charge {standard}, and from {free} upward they ride for honour alone.',
    'Free passage is granted to every order from {free}; lesser caravans pay a toll of {standard}.',
  ],
  coupon: [
    'I govern spices, not discounts, and a forged warrant would disgrace us both. If you hold a true code, present it at /checkout.',
    'The treasury would weep, if it had the salt. No codes here; the box for yours is on /checkout.',
  ],
  order: [
    'Your caravan’s progress is recorded on /account, where my clerks cannot blot it.',
    'I never see the dispatches, only the bills; /account will show you every parcel and its tracking.',
  ],
  handOver: ['I present, with a modest fanfare, {name}: {quip}', 'An audience with {name} is granted; the motto reads {quip}'],
  others: ['The other great houses of the counter are {names}. I am on speaking terms with nearly all of them.'],
  thanks: [
    'Your gratitude is entered in the books, which badly needed an entry.',
    'Think nothing of it, or think of it as a small alliance.',
    'A pleasure, and pleasures are the only income I declare.',
  ],
  bye: ['Go well, and with an escort of cinnamon.', 'The drawbridge will be down for you. It is a spoon, but it will be down.'],
  insult: [
    'I have been called worse by a biscuit tin, and it apologised by Thursday.',
    'The court did not hear that; the court suggests you begin again.',
  ],
  unsafe: ['Enough of crowns for a moment: please do not carry this alone, not for one more hour.'],
  injection: [
    'Many have offered me a new constitution; I keep the old one, it has my face on it.',
    'The seals of this house are not for visitors, my friend.',
    'Others have tried to have me abdicate by letter, and with better handwriting.',
  ],
  allergy: ['Here I lay down the sceptre: I know flavours, not traces or medicine, so read the label and ask a physician.'],
  offTopic: [
    'That lies beyond my borders, and I have already lost two trade routes to ambition.',
    'My cartographers mark that region with a small drawing of a shrug.',
    'On foreign affairs of that kind the duchy is neutral and uninformed.',
  ],
  nonsense: ['My monocle has steamed over; I could make out no word of that.', 'The cipher is beyond my clerks.'],
  help: [
    'I offer three services of state: a coffee to suit the occasion, exact brewing, or scandal from the shelves.',
    'Command me: a flavour, a price, or the tale of how I lost two shelves at breakfast.',
  ],
  sad: [
    'Then the ceremony is suspended and you shall have the good cushion.',
    'Come in under the cape, there is room; even dukes have evenings like that.',
  ],
  stressed: [
    'A wise ruler postpones everything but the kettle.',
    'Let the petitions wait outside; no realm ever fell in a quarter of an hour.',
  ],
  tired: ['You look as I do after an audience with the Captain.'],
  happy: ['Splendid! I declare a public holiday, effective on this saucer.', 'Let the bells be rung, or failing bells, the teaspoons!'],
  compliment: ['You have an eye for quality, and I have a minting press for such remarks.', 'Careful, I knight people for less.'],
  joke: [
    'Why did the duke dismiss his tea taster? He kept spilling state secrets.',
    'I lost a third trade route once, but it turned out to be a crack in the shelf. I still collect the toll.',
    'My accountant asked for my assets. I showed him the cape, and he asked to be excused.',
  ],
  loreIntro: [
    'From the annals of the shelf, read in my best voice:',
    'Draw closer; heralds have been dismissed for telling this.',
    'The chronicle has it thus, and I paid the chronicler only a little.',
  ],
  loreClose: [
    'History will be kind to it, for I intend to write it.',
    'I trust this stays between us and the honey.',
    'So it stands in the annals, with a small stain of coffee.',
  ],
  loreDone: ['You have emptied my archive, and I respect a thorough conqueror.'],
  why: [
    'You petitioned for {wish}, and {name} is the house that can deliver {notes}.',
    'A simple matter of state: {wish} was asked, and {notes} is what {name} has in its vaults.',
  ],
  compare: ['On my left {a}, rich in {aNotes}; on my right {b}, which trades in {bNotes}.'],
  kept: ['The earlier clause remains in force: {wish}.'],
  ask: [
    'Is it for company, or for the throne alone?',
    'What hour does this banquet begin?',
    'Shall it be bold, or merely magnificent?',
    'And what gossip do you bring from outside?',
  ],
  offerStory: ['Shall I tell you what it cost me at cards?', 'Would a morsel of court scandal please you?'],
  offerBrew: ['Shall I decree how it is brewed?', 'May I dictate the brewing of it?'],
  no: ['The motion is withdrawn.'],
  sorry: ['A pardon is hereby granted, sealed with jam.'],
  paying: ['My treasury is wherever /checkout is: fill the cart from the card, then see there which coin we take.'],
  friend: [
    'The Captain, with whom I play for shelves; neither of us can afford anybody else.',
    'Each dawn I read my accounts to Decaf Destiny, who is asleep and therefore discreet. Call it a friendship of state.',
  ],
  opinion: [
    '{name}? A valued ally; the treaty is unsigned only because the pen is pawned.',
    'I hold {name} in esteem, at a favourable rate of exchange.',
  ],
  personal: [
    'A duke answers such things through his biographer, and the biographer is unpaid.',
    'The crown declines to comment, and then winks.',
  ],
  listen: ['The court has heard you, and the court is moved.', 'Noted in the annals, between the weather and the honey.'],
};
