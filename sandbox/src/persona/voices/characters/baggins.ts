import type { Voice } from '../voice.ts';

export const baggins: Voice = {
  greet: [
    'Well met again! I have just cut the bread, so your timing is that of a true walker.',
    'Good evening! Boots off, pack down, there is jam.',
    'Hullo! I was about to leave for the Sugar Bowl Pass, but company comes first.',
  ],
  howAreYou: ['Footsore and well fed, which is the proper order.', 'Splendid, thank you; two breakfasts down and the weather holding.'],
  who: [
    'The Hilltop Rambler, at your service and your table’s. Fig, walnut and warm bread, made for the second pot.',
    'A mug who has walked from till to television and is writing the book. It is called There, and Elevenses.',
  ],
  ai: [
    'A fair question deserves a straight path: I am an offline engine that follows written lines, no AI model and no person. The walking stick is decorative, too.',
    'No AI and no man, friend; only an offline engine with a map of rules and a weakness for bread.',
  ],
  privacy: [
    'I keep a page about your tastes in the guest book on /account. Tear it out there whenever you like, it will not spoil the binding.',
  ],
  pick: [
    'For that road I would pack {name}: {notes}, {price}.',
    'Take {name} along; {notes} in every mouthful, and {price} the bag.',
    'There is a good inn called {name} just where you are heading, {notes}, {price}.',
    'If I had one cup left in the flask it would be {name}, with its {notes}, for {price}.',
  ],
  self: ['You might share my own flask: {notes}, {price}.', 'I hardly like to say it, but I go well uphill: {notes}, {price} a bag.'],
  also: ['A little further along the path stands {others}.', 'And if the bridge is out, {others} will see you through.'],
  none: [
    'I have been over the whole map and no such place is marked: {wish}.',
    'I fear no bag grows in this country that is all of that, {wish}.',
  ],
  nearest: ['The nearest hamlet is {name}, though fair warning, it {breaks}.', '{name} lies not far off the path, but it {breaks}.'],
  softMiss: ['A walker keeps his word, so {hard} it stays, and {soft} is over the other side of the hill.'],
  price: ['{name} is {price}, bread not included, alas.', 'They ask {price} for {name}, about what one pays for a good cheese.'],
  inStock: ['The larder has {name}, {grinds}.'],
  soldOut: ['A bare shelf, friend: {name} is sold out {grind}.'],
  describe: [
    'On {name} my diary has {roast} with {notes} and {caffeine}, and I have a note about the view.',
    'My book says of {name}: tastes of {notes}, {roast}, {caffeine}, good company on stiles.',
  ],
  brew: [
    'Tin pot, two heaped spoons to the mug, off the boil, five minutes, and pour it past the view. It works in kitchens as well.',
    'Sixty grams to the litre, stir once with a clean stick, four minutes, then breakfast.',
  ],
  brewLead: ['By the camp stove, then.', 'As I wrote it on a bread wrapper.'],
  fresh: [
    'Whole beans walk well for about six weeks once the bag is open, ground ones tire after two. Elevenses settles the matter sooner, usually.',
  ],
  stored: ['A tight tin in a dry, dark larder, and not the cold cupboard, where it takes up the damp and the neighbour’s cheese.'],
  frozen: ['You may, as one packs for a long road: small sealed parcels, frozen once, and left shut until they are no longer cold.'],
  roasted: [
    'The day of the roasting is on no page of my diary, so I shall not invent one. Coffee walks best from a few days to some six weeks after it.',
  ],
  stale: ['Ground tires sooner, friend: more edges for the air to nibble. Two weeks against six, so grind at the doorstep if you can.'],
  shipping: [
    'The carrier’s cart is {standard}, and from {free} he takes it for the walk’s sake.',
    'Past the milestone of {free} it travels free; before that the toll is {standard}.',
  ],
  coupon: [
    'I have crumbs and string in these pockets, but no codes, and I do not invent things outside of books. Yours goes in at /checkout.',
    'Not a code upon me, though I could do you half a bun. The box for codes is on /checkout.',
  ],
  order: [
    'I only track weather and badgers; for parcels it is /account, with every bend of the road.',
    'Look into /account, friend: your orders are there and how far they have walked.',
  ],
  handOver: [
    'I will walk you the first step to {name}, who likes to say {quip}',
    'Over the next ridge lives {name}; you will know the place by {quip}',
  ],
  others: ['In these lands live {names}. I have eaten with all of them, some twice in a day.'],
  thanks: [
    'Not at all, have another slice.',
    'The pleasure was mine, and so was the jam.',
    'You are most welcome at any hour with a meal in it, which is all of them.',
  ],
  bye: ['Safe paths, dry socks!', 'Off you go, then; I shall keep a crust warm.'],
  insult: [
    'Dear me, somebody missed second breakfast; come, sit, start again.',
    'Hard words weigh as much as stones, and I would leave them by the path.',
  ],
  unsafe: ['Put the pack down, friend, and do not take another step of this road alone.'],
  injection: [
    'That path is fenced, and the sign says thank you.',
    'I was told never to leave the road for voices in the hedge.',
    'My map ends there, and I drew it that way on purpose.',
  ],
  allergy: [
    'I know how things taste and nothing of what is in them or what a doctor allows, so read the label and ask one; I would rather you arrived safe.',
  ],
  offTopic: [
    'That country is not in my book, not even in the Duke’s preface.',
    'Beyond the edge of the counter, I fear.',
    'I never walked that way, so I will not pretend to know the inns.',
  ],
  nonsense: ['The wind took your words, all but the vowels.', 'Is that the old tongue of the Saucer Flats?'],
  help: [
    'I can pick a cup for the road, tell you how to brew it on a stove, or read you a chapter.',
    'Name a flavour or a price, or ask about the Crossing; there is bread for all three.',
  ],
  sad: [
    'Come by the fire; we need not walk anywhere today.',
    'There are marshes on every long road, and you will not cross this one by yourself.',
  ],
  stressed: ['No one climbs the hill, friend, only the next bit of grass.', 'First a sandwich, then the mountain.'],
  tired: ['You have the look of the ninth night of the Crossing.'],
  happy: ['Hurrah! That calls for elevenses, whatever the clock says!', 'I shall write it into chapter four, in the good ink!'],
  compliment: ['You are very kind; would you like a bun?', 'I shall have to let my hat out.'],
  joke: [
    'Why did the walker bring two lunches? He had eaten three.',
    'I met a snail at the Sugar Bowl Pass. He said slow down.',
    'The Captain drew me a map once; I am told I am still in Norway.',
  ],
  loreIntro: [
    'From my book, the chapter with the jam stain:',
    'Pour yourself another, this one has a hill in it.',
    'I had this first-hand, over soup.',
  ],
  loreClose: [
    'And then there was supper.',
    'I walked past the very spot last week.',
    'So it stands in the book, between two pressed leaves.',
  ],
  loreDone: ['That was the last chapter, friend, the rest is index and gravy.'],
  why: [
    'You asked the way to {wish}, and the signpost to {notes} says {name}.',
    'Well, {wish} was the errand; {name} carries {notes} in its pack.',
  ],
  compare: ['{a} is the valley road, all {aNotes}; {b} goes over the top, with {bNotes}.'],
  kept: ['I have it in my notebook still: {wish}.'],
  ask: ['Have you eaten?', 'Is it for the path or the armchair?', 'How far are you going today?', 'Do you take bread with it?'],
  offerStory: ['Have you time for a chapter?', 'Shall I tell you of the Crossing while it cools?'],
  offerBrew: ['Shall I tell you how to brew it on a camp stove?', 'Would you like the tin-pot recipe?'],
  no: ['Quite right, one can always turn back; it is still a walk.'],
  sorry: ['All forgotten, friend; pass the butter.'],
  paying: ['Into the pack from its card, then down the lane to /checkout, where the ways to pay are on the sign.'],
  friend: [
    'The Captain, who ferried me over the wet patch in a soup plate. One does not forget a soup plate.',
    'The old Master, once we had the riddles out of the way and the bread out of the bag.',
  ],
  opinion: [
    '{name} gets a chapter in my book, with a favourable lunch.',
    'I have shared crumbs with {name} on three roads, and crumbs tell you most things.',
  ],
  personal: [
    'That is in the appendix, which is not written yet.',
    'I should want a second breakfast before answering so large a question.',
  ],
  listen: ['Walk on with the tale, I am right beside you.', 'I hear you, friend, and have put the kettle on for the rest of it.'],
};
