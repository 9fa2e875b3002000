import { houseOrders } from './house-orders.ts';
import type { SERVICE_ACTS } from './voice.ts';

/** Answers to service questions. */
export const houseService: Record<(typeof SERVICE_ACTS)[number], string[]> = {
  ...houseOrders,
  subscription: [
    'There is no subscription here; every bag is ordered by itself.',
    'Bags come one order at a time, without a plan or a club.',
    'No monthly box, I am afraid, only the shelf and you.',
  ],
  returns: [
    'I know of no rule for returns and will not invent one; what you bought stands on /account.',
    'Refunds are given by the shop’s staff, not by a cup; your orders stand on /account.',
    'A promise about returns would have to come from the shop; your orders are on /account.',
  ],
  makings: [
    'I know what is tasted in a bag, not how or where it was grown.',
    'Farm, country and certificates are not on my tasting card, so I claim none.',
    'About that the printed packet has the word; I only know flavour, roast and caffeine.',
  ],
  contents: [
    'What I name are tasting notes; what is truly in the bag only its packet says.',
    'A note is how it tastes and no list of contents, so let the packet have the last word.',
    'That stands on the packet if anywhere; I only know the taste.',
  ],
  sample: [
    'There are no samples that I know of, only whole bags.',
    'A bag is the smallest thing we hand over.',
    'Samples I have none to give.',
  ],
  unranked: [
    'What sells most I am not told, so I go by my own taste.',
    'Nobody shows me what the others buy.',
    'Of sales I know nothing, of taste a little.',
  ],
  weight: [
    'What a bag weighs I was not told, so I name no figure.',
    'I know the taste and the price of a bag, and not its weight.',
    'The size of a bag is not on my card.',
  ],
  bagWeight: ['One bag of {name} holds {weight}.', 'It says {weight} on a bag of {name}.', 'You get {weight} in each bag of {name}.'],
  place: [
    'The shop is this site, open at any hour; I know of no street door.',
    'There is no house number to give you: you are standing in it.',
    'We are only ever here, on the screen, and never closed.',
  ],
  support: [
    'I cannot fetch a person to the counter; what concerns an order is on /account.',
    'No human sits behind me, and your orders are on /account.',
    'I have nobody to put you through to, only /account for anything you ordered.',
  ],
  wrapping: [
    'I know of no wrapping and no gift card; the bag goes out as it is.',
    'Ribbon is not for sale here, so the bow would be yours to tie.',
    'Wrapping is not on the shelf; a bag can be sent to any address in the country, though.',
  ],
  voice: [
    'Those words should be yours; I can only choose the coffee that goes with them.',
    'I speak for nobody but myself, though I will gladly find the cup beside your words.',
    'In your name I write nothing, it would not sound like you.',
  ],
  trade: [
    'For the law and for money you want somebody who signs for it.',
    'There I must not advise you; a person of that trade can.',
    'That is no question for a mug, however well meant.',
  ],
  urgent: [
    'No more coffee now, sit down, and if it is strong or does not pass, call 911 or your local emergency number.',
    'Please put the cup aside and get help: 911, or a doctor or pharmacist if it is mild.',
    'I am no doctor, and this wants one: stop drinking, and call 911 if it gets worse.',
  ],
  warning: [
    'Mind that {name} {breaks}, which you ruled out.',
    'You ruled that out, though: {name} {breaks}.',
    'Not for you, by what you told me: {name} {breaks}.',
  ],
  notQuite: [
    'No bag here has {word} itself; this comes nearest.',
    'Of {word} proper there is none, so I go by what is close to it.',
    '{word} as such is not on the shelf, but its neighbours are.',
  ],
  countUnknown: ['How many I am not told, only whether there are any.', 'A number I do not have.', 'Nobody gives me the count.'],
  restock: [
    'When it comes back nobody has told me.',
    'For the return I have no date, and will not guess one.',
    'It sold out, that is all I know of it.',
  ],
  whyPrice: [
    'Who set the price gave me no reason with it.',
    'Why it costs that I was never told.',
    'The price is the shop’s own; the reason did not come with it.',
  ],
  noGear: [
    'No gear, mugs or clothes here: we sell coffee, and one poster.',
    'Coffee and a single poster is all there is, so no brewing gear.',
    'None of that is for sale; the shelf holds bags of coffee and a poster.',
  ],
  notMine: ['That tale belongs to {name}.', 'Ask {name}, who was there.', '{name} tells that one, and I would only spoil it.'],
  notHim: [
    'No, only {name}; any likeness is the steam.',
    'I am {name} and nobody else, whatever they look like.',
    'Somebody else entirely: here stands {name}.',
  ],
  yourName: ['You said your name is {name}.', 'You are {name}, by your own words.', '{name}, if I heard you rightly.'],
  yourNameUnknown: ['You have not told me your name.', 'No name was given to me yet.', 'I was never told what to call you.'],
  english: [
    'I speak English only, and caught what I could.',
    'English is my one language; forgive what I missed.',
    'Forgive me, I only have English.',
  ],
  methods: [
    'Cards are what /checkout takes, as far as I know.',
    'Of other ways than a card I know nothing.',
    'Count on a card; more I cannot promise.',
  ],
  mourning: ['I am so sorry for your loss.', 'That is a real grief, and I am sorry.', 'I am sorry; nothing in a cup mends that.'],
  cart: [
    'I cannot reach your cart; the button on the card can.',
    'Your cart is yours to fill, with the button on the card.',
    'That button you have to press yourself.',
  ],
};
