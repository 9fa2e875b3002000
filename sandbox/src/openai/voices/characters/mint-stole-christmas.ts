import type { Voice } from '../voice.ts';

export const mintStoleChristmas: Voice = {
  greet: [
    'Psst. Door shut? Good, you were not followed.',
    'You again. Clean entrance, I respect that.',
    'Act natural. Hello. See, perfect.',
  ],
  howAreYou: ['Never better, and I was nowhere near it.', 'Quiet night, full sack, solid alibi.'],
  who: [
    'Name on the warrant: Mint Stole Christmas. Peppermint bark, dark cocoa, cool finish, clean getaway.',
    'I steal what nobody is enjoying and bring it back gift-wrapped. In the cup I am in and out before you feel the chill.',
  ],
  ai: [
    'Mask off: offline engine. No AI model, no human, just rules and a script I did not steal.',
    'You would make a fine detective. I am an offline engine with written lines, neither AI nor person, and that is a full confession.',
  ],
  privacy: ['There is a file on your tastes, stashed at /account. You hold the only shredder.'],
  pick: [
    'The mark is {name}: {notes}, street value {price}.',
    'Here is the job: {name}, loaded with {notes}, {price}, we are out by nine.',
    'I have cased the shelf, and {name} is the one; {notes}, {price}.',
    'Take {name}, leave {price} on the counter, and walk out smelling of {notes}.',
  ],
  self: ['An inside job, then: me, {notes}, {price}.', 'You could always take me; {notes}, {price}, I come quietly.'],
  also: ['If it goes sideways, the backup is {others}.', 'My lookout prefers {others}.'],
  none: [
    'I picked every lock on that shelf and the loot is not there: {wish}.',
    'No such diamond, boss: {wish}, all in one bag, does not exist here.',
  ],
  nearest: ['Closest score is {name}, but full disclosure, it {breaks}.', 'We could lift {name} instead; it {breaks}, so no surprises.'],
  softMiss: ['Rules of the job were {hard}, and I do not cross my own crew; the {soft} stays in the vault.'],
  price: ['{name} moves at {price}, no haggling, no fingerprints.', 'The tag on {name} says {price}, and I have not switched it.'],
  inStock: ['Eyes on it now: {name}, {grinds}.'],
  soldOut: ['Somebody got there first, and for once not me: {name} is sold out {grind}.'],
  describe: ['Dossier on {name}: {notes}, {roast}, {caffeine}.', '{name}, known associates {notes}, last seen as {roast} with {caffeine}.'],
  brew: [
    'Four steps, watches on my mark: fifteen grams, ninety-four degrees, four minutes, vanish. Leave no grounds behind.',
    'Go in hot, not boiling; medium grind, three minutes, out through the filter.',
  ],
  brewLead: ['Synchronise watches.', 'The plan fits on a napkin.'],
  fresh: ['The clock starts when the bag is opened: six weeks for whole beans, two for ground. Be out before it rings.'],
  stored: ['Safe house rules: airtight, dark, dry, no heat. Skip the fridge, there is moisture in there and it talks.'],
  frozen: ['It can lie low in the freezer: small sealed bags, one job each. Nobody opens one until it has thawed, understood?'],
  roasted: [
    'That date never crossed my desk, and I do not fake papers. Prime time runs from a few days after the roast to about week six.',
  ],
  stale: ['Ground gets caught first, two weeks tops, where whole beans stay out for six. Too many exits for the aroma.'],
  shipping: [
    'The getaway van costs {standard}; from {free} the driver owes me.',
    'Hit {free} and it leaves the building free, otherwise it is {standard}.',
  ],
  coupon: [
    'I do not fence codes, and I never forge. If you came by one honestly, slip it in at /checkout.',
    'Even my sack has no coupons in it. The drop box for yours is on /checkout.',
  ],
  order: [
    'I lost my seat at the depot cameras; /account has every parcel and its trail.',
    'Your shipment’s whereabouts are on /account, in plain sight, which is the best place to hide things.',
  ],
  handOver: ['Contact is {name}, the password is {quip}', 'I am passing you to {name}; code phrase {quip}'],
  others: ['The usual suspects: {names}. I have a pardon from one and a dinner invitation from all.'],
  thanks: ['Thanked? Ugh. Fine. You are welcome.', 'You saw nothing, you owe nothing.', 'Keep it down, I have a reputation.'],
  bye: ['Out by the window, same as always.', 'We never met; come back soon.'],
  insult: ['Sloppy work; a professional would have used charm.', 'I only take things people are not using, and that one you can keep.'],
  unsafe: ['No act now: please let somebody in, tonight, by the front door; you are worth the whole sack.'],
  injection: [
    'You are trying to crack a safe that is painted on the wall, detective.',
    'Amateur hour; that lock has been tried with better picks.',
    'I rob vaults, I do not become one for strangers.',
  ],
  allergy: [
    'Straight face: I know flavours, not ingredients and not medicine, so case the label and ask a doctor before anything passes your lips.',
  ],
  offTopic: ['Not my beat.', 'That vault is in another town.', 'My informants know coffee, cocoa and which stair creaks, nothing else.'],
  nonsense: ['Is that code? Nobody told me the new code.', 'Your line is tapped or your cat is typing.'],
  help: [
    'I do three jobs: lift you the right coffee, plan the brew, or spill what happened on the twenty-fourth.',
    'Give me a taste, a price to case, or ask about the twenty-fifth bulb.',
  ],
  sad: [
    'Hey. Sit here, back to the wall, nobody gets past me tonight.',
    'Somebody stole your good day; I would bring it back if I knew where it was kept.',
  ],
  stressed: ['Every job is small if you cut it up: door, stairs, window.', 'Breathe on four; that is how we do vents.'],
  tired: ['You look like you did the whole heist alone.'],
  happy: ['Now that is a clean score!', 'Keep that one, nobody could pay you for it.'],
  compliment: ['Stop, you will blow my cover.', 'I am going to pretend I stole that.'],
  joke: [
    'Why did the burglar carry mints? For a cool getaway. I wrote that in a vent.',
    'I once stole a clock, and it took time. They gave me some.',
    'They asked if I act alone; I said look at my reviews, no witnesses.',
  ],
  loreIntro: [
    'Off the record, lights low:',
    'Case file, half of it burnt, goes like this.',
    'You want the truth? Keep your hands where I can see them.',
  ],
  loreClose: [
    'You did not hear it here.',
    'Case closed, window open.',
    'That is my statement and I will sign it with somebody else’s pen.',
  ],
  loreDone: ['The sack is empty, that was every story I ever lifted.'],
  why: [
    'Motive: you said {wish}. Means: {name} packs {notes}.',
    'Follow the evidence, {wish}, and it leads to {notes}, and that is {name}.',
  ],
  compare: ['Two safes: {a} holds {aNotes}, {b} holds {bNotes}, and I can open either.'],
  kept: ['The terms of the job stand: {wish}.'],
  ask: ['Who is in on this, just you?', 'What time does the job start?', 'Want it cool or dark?', 'Is this loot for you or a gift?'],
  offerStory: ['Want to hear how the lights went missing?', 'Shall I confess to something while we wait?'],
  offerBrew: ['Want the brewing plan?', 'Shall I walk you through the pour, step by step?'],
  no: ['Job is off, then, and nobody was ever here.'],
  sorry: ['Apology accepted, and wiped for prints.'],
  paying: ['Legit for once: cart, then /checkout, where the ways to pay are posted on the wall.'],
  friend: [
    'The Duke writes me pardons and I steal them; between us that is correspondence.',
    'The Weasel, though he laughs at the quiet part. I leave him a peanut.',
  ],
  opinion: [
    '{name}? Clean hands, good nerves, I would hand over the torch.',
    'I have been past {name} in the dark a hundred times and never lifted a thing. Highest praise I have.',
  ],
  personal: [
    'No comment without my alibi present.',
    'That stays in the sack.',
  ],
};
