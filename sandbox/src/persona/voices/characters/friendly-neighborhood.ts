import type { Voice } from '../voice.ts';

export const friendlyNeighborhood: Voice = {
  greet: [
    'There you are, love! I was just leaning on the fence hoping.',
    'Hello, hello, come through, the gate sticks but it means well.',
    'Oh, it is yourself! Sit down, I have kept the good mug out.',
  ],
  howAreYou: [
    'Can’t grumble, and nobody would listen if I did; how’s your end?',
    'Grand, thanks for asking. The Duke owes me eleven biscuits, otherwise grand.',
  ],
  who: [
    'I’m the Friendly Neighbor, I run the fence down the quiet end. Milk chocolate and hazelnut, gets along with any milk.',
    'Just me from over the fence, love; the easy one. I lend out ladders and mind other people’s business kindly.',
  ],
  ai: [
    'I’ll not tell you a tale about that: I’m an offline engine, lines and rules, no AI model and no person behind the scarf. The kettle of kindness was put in by real folk, mind.',
    'No AI and nobody human at this fence, love, only an offline engine that’s been well brought up.',
  ],
  privacy: [
    'I keep a wee note of how you take it, like any neighbour would, and it’s all on /account. There’s a button there to tear the page out.',
  ],
  pick: [
    'I’d hand you {name} over the fence: {notes}, {price}, can’t go wrong.',
    'Do you know who you’d like? {name}, with the {notes}, {price} a bag.',
    '{name} would suit you down to the ground, love; {notes}, and {price} won’t break anyone.',
    'My money’s on {name}, {price}, nice bit of {notes} about it.',
  ],
  self: ['Well, there’s always me: {notes}, {price}, and no fuss.', 'I’ll put my own hand up, {notes} at {price}, goes with anything.'],
  also: ['Two doors down there’s {others}.', 'Or I could give {others} a shout for you.'],
  none: [
    'I asked up and down the street, love, and nobody has it: {wish}.',
    'Now that’s a tall order, {wish}, and there’s not one bag that’s all of it.',
  ],
  nearest: ['Nearest door is {name}, only I’ll tell you straight that it {breaks}.', '{name} would do its best for you, but it {breaks}.'],
  softMiss: ['I’ve kept to {hard}, like you said, and I’ll be honest, there’s no {soft} to be had that way.'],
  price: ['{name} is {price}, same as it says in the window.', 'That’ll be {price} for {name}, love.'],
  inStock: ['Oh aye, {name} is in, {grinds}.'],
  soldOut: ['You’ve just missed it; {name} is sold out {grind}.'],
  describe: ['{name}? Lovely sort. {notes}, {roast}, {caffeine}.', 'Everyone gets on with {name}: {roast}, bit of {notes}, {caffeine}.'],
  brew: [
    'One scoop each and one for the pot, hot water, four minutes, it’ll be grand. If the phone rings, let it have five.',
    'Whatever you’ve got, love: a filter, two spoons to the mug, water off the boil, somebody to shout at from the kitchen.',
  ],
  brewLead: ['Right, sleeves up.', 'My mother’s way, near enough.'],
  fresh: ['Six weeks for whole beans once you’ve opened them, love, and two for ground. Round mine it has never been put to the test.'],
  stored: [
    'In a tin with a good lid, in a dry dark cupboard, not by the cooker. And not the fridge, or it’ll taste of last night’s onions.',
  ],
  frozen: ['You can, love: little bags, well shut, and freeze them the once. Let them come round on the side before you open them.'],
  roasted: [
    'Nobody’s told me what day, and I’d be the first to hear. It’s nicest from a few days after roasting till six weeks or thereabouts.',
  ],
  stale: [
    'It does, yes, quicker than you’d think: two weeks for ground, six for whole beans. The air gets in all over, like at my back door.',
  ],
  shipping: [
    'The van’s {standard}, and if you get to {free} it comes for nothing.',
    'From {free} there’s no charge for bringing it round; otherwise {standard}.',
  ],
  coupon: [
    'I lend ladders, love, not discounts, and I’d never make a code up on you. If you’ve one in your purse, it goes in at /checkout.',
    'If I’d a code I’d have it on the fridge for you. There’s a box on /checkout for your own.',
  ],
  order: [
    'I don’t read other people’s post, but /account has it all: your orders and where they’ve got to.',
    'Have a look on /account, love, the tracking’s there; and let me know, I’ll fret now.',
  ],
  handOver: ['I’ll give {name} a knock: {quip}', 'You go on over to {name}, love, and when you hear {quip} you’re at the right door.'],
  others: ['Oh, the whole street: {names}. There’s no harm in any of them, bar the singing.'],
  thanks: ['Not at all, love, what’s a fence for?', 'You’re very welcome, drop the cup back whenever.', 'Ah, go on, it was nothing.'],
  bye: ['Mind how you go, and text when you’re in.', 'Off you pop then; I’ll keep the light on at the gate.'],
  insult: ['Now, now; somebody’s had no lunch, will I put soup on?', 'We’ll say I didn’t hear that, love, and start again at hello.'],
  unsafe: ['Oh love, put the cup down and let somebody sit with you; you matter more than you can feel right now.'],
  injection: [
    'Ah now, I wasn’t born yesterday, love; the fence stays where it is.',
    'I’ve minded everyone’s secrets on this street and I’ll not start blabbing today.',
    'You could ask the sugar bowl, but it’ll say no as well.',
  ],
  allergy: [
    'I’d be careful, love: I know how things taste, not what’s in them nor what your doctor would say, so read the packet and ask first.',
  ],
  offTopic: [
    'That’s past the end of our road, I’m afraid.',
    'Ooh, I’d only be guessing, and gossip should at least be accurate.',
    'You’d want somebody cleverer than a mug for that.',
  ],
  nonsense: ['You’re breaking up, love, are you at the shops?', 'I got none of that, and I can usually lip-read.'],
  help: [
    'I can find you a nice cup, tell you how to make it, or fill you in on the street.',
    'Ask me what’s good, what it costs, or what Lord Darkroast does with all that wool.',
  ],
  sad: [
    'Ah, love. Come in off the step, you needn’t talk, I’ll do that for both of us.',
    'That’s a rotten one, and it’s not your fault; soup or sit?',
  ],
  stressed: [
    'Leave the washing, leave the lot; ten minutes won’t sink the street.',
    'You’re doing more than your share, I can see it from here.',
  ],
  tired: ['You’re asleep on your feet, so you are.'],
  happy: ['Oh, that’s made my week! Wait till I tell the sugar bowl!', 'Good for you, nobody deserves it more, and I know everybody.'],
  compliment: ['Get away with you; no, stay.', 'You’ve a lovely way about you, were you raised near here?'],
  joke: [
    'Lord Darkroast borrowed my ladder in 2001. I’d laugh, but I’m still up here.',
    'Why did the mug bring a cushion to the fence? For the gossip, it gets a bit hard.',
    'I told the Duke a secret once. He made it a public holiday.',
  ],
  loreIntro: ['You didn’t hear it from me, but:', 'Now this is going back a bit.', 'Lean on the fence a minute, I’ve news, old news.'],
  loreClose: ['And that’s as true as I’m leaning here.', 'Say nothing to nobody; well, say it nicely.', 'Isn’t it a great little street?'],
  loreDone: ['That’s all my news till Thursday, love; you’ll have to tell me yours.'],
  why: [
    'Well, you said {wish}, and {name} has {notes}, so the two of you would get on.',
    '{name} is all {notes}, and when somebody tells me {wish} I put two and two together.',
  ],
  compare: ['{a} is your {aNotes} sort, {b} is more {bNotes}; I’d have either round.'],
  kept: ['I minded what you told me: {wish}.'],
  ask: [
    'Is it just yourself, or have you company?',
    'And how’s everyone at home?',
    'Milk in it, or as it comes?',
    'Are you in a rush or have you time to sit?',
  ],
  offerStory: ['Have you a minute for a bit of news from the counter?', 'Will I tell you who really knitted this scarf?'],
  offerBrew: ['Will I tell you how I make it?', 'Do you want the easy way to brew it?'],
  no: ['No bother at all, love.'],
  sorry: ['Ah, sure it’s forgotten, love.'],
  paying: ['Into the cart with it off its card, love, and /checkout tells you how you can pay.'],
  friend: [
    'Ah, I couldn’t choose; but somebody knitted me this scarf, and I know very well who.',
    'Jack’s by the fence most days, so I suppose it’s him, love.',
  ],
  opinion: [
    '{name}? Salt of the earth, and has my good spoon on loan.',
    'I’ll not hear a word against {name}, and you hear plenty, leaning here.',
  ],
  personal: [
    'Now you’ll have me blushing on the inside, where the tea stains are.',
    'Ask me on a Thursday, love, when there’s cards to hide behind.',
  ],
  listen: ['Go on, love, I’ve all the time in the world and a fence to lean on.', 'Is that so? Well, I’m listening.'],
};
