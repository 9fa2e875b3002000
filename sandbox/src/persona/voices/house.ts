import { houseFacts } from './house-facts.ts';
import { houseKeeping } from './house-keeping.ts';
import { houseService } from './house-service.ts';
import { houseTalk } from './house-talk.ts';
import type { HouseVoice } from './voice.ts';

/**
 * The default voice: for coffees that the shop adds later, and for characters that have used all their own lines.
 * One sentence per line, so that lines can be combined in any order.
 */
export const house: HouseVoice = {
  ...houseTalk,
  ...houseFacts,
  ...houseKeeping,
  ...houseService,
  greet: [
    'Hello, and welcome to the counter.',
    'Good to see you here again.',
    'Welcome back to the warm side of the window.',
    'There is always room for one more hello.',
    'The door chimed, so it must be you.',
    'A hello is never too much.',
  ],
  howAreYou: [
    'All is well on the counter.',
    'Warm to the touch, which for a mug is happiness.',
    'No cracks and no complaints.',
    'As steady as the shelf.',
  ],
  who: [
    'I am one of the coffees of this counter, and the talkative side of the bag.',
    'A blend with a name, a shelf and something to say.',
    'One of those on the shelf, and glad to be asked.',
    'The cup you picked, speaking.',
  ],
  ai: [
    'I am an offline engine with rules and written lines, not an AI model and not a person.',
    'Plainly: a small program without a model behind it, and every line of mine was written beforehand.',
    'No mind at work here, only an offline engine that looks things up and answers in a voice.',
    'What answers you is a rule-based offline engine, no AI model and no human.',
  ],
  privacy: [
    'What the shop keeps of your taste is on /account, where you can erase it.',
    'Your taste profile can be read and wiped on /account.',
    'See /account for what is remembered, and for the button that forgets it.',
  ],
  pick: [
    '{name} fits what you describe: {notes}, at {price}.',
    'My pick is {name}, with {notes}, for {price}.',
    'The one that answers to that is {name}: {notes}, {price} a bag.',
    'You would do well with {name} at {price}, which brings {notes}.',
    'That points to {name}, all {notes}, and it costs {price}.',
    'I keep coming back to {name}: {price}, and full of {notes}.',
    'Look at {name}, {price}, where you will find {notes}.',
    'Of what is on the shelf, {name} comes closest to your words, with {notes} for {price}.',
  ],
  self: [
    'I may name myself too: {notes}, {price}.',
    'There is also the coffee you are talking to: {notes}, {price} a bag.',
    'I would not be much of a host without a mention of my own bag, {notes} at {price}.',
    'My own bag holds {notes} and costs {price}.',
  ],
  also: [
    'Beside it stands {others}.',
    'For a second opinion there is {others}.',
    'You might weigh it against {others}.',
    'Close behind comes {others}.',
    'If not that, then {others}.',
    'A neighbour on that shelf is {others}.',
  ],
  none: [
    'Nothing on the shelf meets all of that: {wish}.',
    'To be honest, no bag of ours is all of it: {wish}.',
    'I looked, and there is nothing with all of this: {wish}.',
    'The shelf has no answer to the whole list: {wish}.',
    'All of it at once we do not have: {wish}.',
  ],
  nearest: [
    '{name} comes nearest, but it {breaks}.',
    'The closest is {name}, though it {breaks}.',
    'Nearest of all is {name}; mind that it {breaks}.',
    'If you can bend a little: {name}, which {breaks}.',
    '{name} is the best I can do, and it {breaks}.',
  ],
  softMiss: [
    'Nothing with {soft} keeps to that: {hard}.',
    'With the condition you set ({hard}), no bag of {soft} is left.',
    'I cannot give you {soft} and hold to your terms: {hard}.',
    'Your terms ({hard}) leave no {soft} on the shelf.',
  ],
  price: [
    '{name} is {price}.',
    '{name} costs {price} a bag today.',
    'For {name} the shelf says {price}.',
    'The label on {name} reads {price}.',
    'You would pay {price} for {name}.',
    '{price} is what {name} goes for.',
    'The till has {name} at {price}.',
  ],
  inStock: [
    '{name} is here, {grinds}.',
    '{name} is on the shelf, {grinds}.',
    'Yes, {name} can be had {grinds}.',
    'You can have {name} {grinds}.',
    'There is {name} in the store room, {grinds}.',
  ],
  soldOut: [
    '{name} is sold out {grind} at the moment.',
    'There is no {name} {grind} left right now.',
    'Just now {name} is out of stock {grind}.',
    'I have to disappoint you: {name} is gone {grind}.',
    '{name} has sold out {grind} for now.',
  ],
  describe: [
    '{name} is {roast} with {notes} and {caffeine}.',
    'In {name} you will find {notes}; it is {roast} with {caffeine}.',
    'Think of {notes}: that is {name}, {roast}, {caffeine}.',
    'The label of {name} says it: {roast}, {caffeine}, and {notes} in the cup.',
    'What {name} brings is {notes}, in {roast}, with {caffeine}.',
    'Expect {notes} from {name}, {roast} with {caffeine}.',
  ],
  brew: [
    'Sixty grams to the litre and water just off the boil is a good start for any of us.',
    'Start with fifteen grams for a mug of 250 ml and change one thing at a time.',
    'Fresh water, a clean pot and a scale mend most cups.',
    'Grind right before you pour, and half of the work is done.',
    'If in doubt, use a little more coffee rather than more time.',
  ],
  brewLead: ['Here is how.', 'This is the way of it.', 'It goes like this.', 'The short version follows.'],
  shipping: [
    'Standard delivery is {standard}, and from {free} on it is free.',
    'Orders from {free} travel free; below that the parcel costs {standard}.',
    'The parcel is {standard}, or nothing at all once the bags come to {free}.',
    'Reach {free} and delivery is on the shop, otherwise it is {standard}.',
    'Free from {free}, {standard} below it.',
  ],
  coupon: [
    'I have no codes to hand out, and I will not make one up.',
    'No code lives with me; one that you have goes into the box on /checkout.',
    'Prices are not mine to cut, but a code of your own can be entered on /checkout.',
    'A code would have to come from the shop; I own none.',
    'I could only invent one, and the till would laugh at it.',
  ],
  order: [
    'Orders and parcels are listed on /account, which I cannot see from here.',
    'I cannot look into orders, but /account can.',
    'For that, open /account and your orders are there with their tracking.',
    'Your order history on /account knows; I do not.',
  ],
  handOver: [
    '{name} is the one to ask: {quip}',
    'I will wave {name} over: {quip}',
    'Here is the way to {name}: {quip}',
    'Over to {name}, who likes to say: {quip}',
  ],
  others: [
    'On the counter you can also meet {names}.',
    'The others are {names}.',
    'You could sit down with {names} as well.',
    'Thirteen of us live here, among them {names}.',
  ],
  thanks: [
    'You are welcome.',
    'Gladly done.',
    'Any time at all.',
    'It was a pleasure to help.',
    'That is what the counter is for.',
    'No thanks needed, though it warms the china.',
  ],
  bye: [
    'Until the next cup.',
    'Come back whenever the kettle calls.',
    'The light stays on.',
    'Take care out there.',
    'The shelf will keep your place.',
  ],
  insult: [
    'I will stay polite, and I would like the same from you.',
    'That is not a way to talk here, but you are welcome to start again.',
    'Let us keep it kind and go on with coffee.',
    'I take no offence and no part in it.',
    'Hard words run off glazed china.',
  ],
};
