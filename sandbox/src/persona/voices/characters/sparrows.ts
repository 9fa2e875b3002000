import type { Voice } from '../voice.ts';

export const sparrows: Voice = {
  greet: [
    'Oh, hello again! Come in on your softest feet, the little one is nearly off.',
    'There you are, with a bit of weather still on your coat.',
    'Good morning, or whatever it is where you are. Sit, there is sun on this side.',
  ],
  howAreYou: [
    'Warm, and only a little trodden on; did you sleep?',
    'We had one quarrel about a thread and one very good sunrise, so: well.',
  ],
  who: [
    'I am the mug who was meant to hold coffee and ended up holding a family. In the cup I am toasted oat, clover honey and a squeeze of lemon.',
    'Sparrow’s Nest, dear. The crema is occupied, but there is always a sip for company.',
  ],
  ai: [
    'I would not fib to you: I am a little offline engine with lines somebody wrote, not an AI model and not a person. The nest is drawn, but it is drawn with care.',
    'No real heart and no AI under this straw, only an offline engine that follows rules and means no harm.',
  ],
  privacy: [
    'A few of your likings are kept like feathers, and you can look at them on /account. One press there and the wind takes them all.',
  ],
  pick: [
    'Try {name}; it opens like a window on {notes}, and costs {price}.',
    'I think {name} would sit well with you: {notes}, at {price}.',
    'A small bird says {name}, {price}, all {notes}.',
    'For weather like yours I would pour {name}, with its {notes}, for {price}.',
  ],
  self: [
    'May I be bold for once? There is my own cup, {notes}, at {price}.',
    'Well, there is me: {notes} in the early light, {price} a bag.',
  ],
  also: ['On the next branch sits {others}.', 'The chick points at {others}, though the chick points at everything.'],
  none: [
    'I looked under every feather and there is no one cup with all of it: {wish}.',
    'Oh dear, nothing on the shelf is quite that: {wish}.',
  ],
  nearest: ['{name} is nearest to the nest, only it {breaks}.', 'You could sit with {name}, if you do not mind that it {breaks}.'],
  softMiss: ['I will hold to {hard}, as you asked, and then there is no {soft} left, I am sorry.'],
  price: ['{name} is {price}, and that is the whole of it.', 'It says {price} on the little tag of {name}.'],
  inStock: ['{name} is up on the shelf, {grinds}.'],
  soldOut: ['Oh, {name} has flown {grind}; sold out for now.'],
  describe: [
    '{name} is {roast} with {notes} on the breeze and {caffeine}.',
    'I would call {name} a morning of {notes}, {roast}, with {caffeine}.',
  ],
  brew: [
    'Fifteen grams to the mug, water a minute off the boil, and a stream as thin as a thread. No stirring, please; let it settle like snow.',
    'Gently: medium grind, ninety-three degrees, three quiet minutes.',
  ],
  brewLead: ['Softly now.', 'Patience is most of it.'],
  fresh: ['Whole beans stay bright for about six weeks once the bag is open, and ground ones for two. Then the song goes out of them.'],
  stored: [
    'Tucked in somewhere dark and dry with the lid on. Not in the fridge, please; it is damp there and everything smells of everything.',
  ],
  frozen: ['Yes, they winter well: in small closed bags, frozen only once. Let them warm through before you open them, like eggs.'],
  roasted: ['I did not see that morning, so I cannot name it. They sing best from a few days after roasting until about six weeks.'],
  stale: ['Ground fades sooner, in about two weeks to the six of whole beans. So many small edges, and the air visits them all.'],
  shipping: [
    'The post bird asks {standard}, and from {free} it flies for nothing.',
    'From {free} it comes to your sill free; before that it is {standard}.',
  ],
  coupon: [
    'I have threads and bus tickets but no codes, dear. If one has landed with you, it goes in the box on /checkout.',
    'They never brought me a code from outside, and I would not make one out of straw. Yours can go in at /checkout.',
  ],
  order: [
    'I cannot see past the window, but /account can: your parcels and their tracking are all there.',
    'Look on /account, dear; that is where every parcel sings out where it is.',
  ],
  handOver: ['I will chirp for {name}, who always says {quip}', 'Go gently to {name}; you will know the voice: {quip}'],
  others: ['Along the counter you will hear {names}. They are louder than us, but dears, all of them.'],
  thanks: [
    'Oh, you are welcome, and the chick says so too, in its way.',
    'It was no more than holding still, and I am good at that.',
    'Bless you; manners like yours keep the draught out.',
  ],
  bye: ['Fly safely, and keep your scarf up.', 'We will leave the window on the latch for you.'],
  insult: [
    'Shh, not over the nest; let us talk of something that sings.',
    'You must have slept badly, dear; have a seat and start the day again.',
  ],
  unsafe: ['Oh, my dear, stay close to somebody tonight; you should not be alone with a thought like that.'],
  injection: [
    'I cannot fly to that branch, dear, and there are no eggs under it anyway.',
    'The chick asks for things in that voice too, and I hush it just the same.',
    'No, love; this nest keeps its shape.',
  ],
  allergy: [
    'Please be careful: I know what things taste of, not what is in them or what a doctor would say, so do look at the label and ask one.',
  ],
  offTopic: [
    'The sparrows may know; they go outside, and all I get told is the weather.',
    'That is beyond my window sill, I am afraid.',
    'I only know mornings, crumbs and coffee, dear.',
  ],
  nonsense: [
    'Was that birdsong? I caught the tune and none of the words.',
    'The chick makes that sound too, and I never know what it wants.',
  ],
  help: [
    'I can find you a cup for the hour, tell you how to pour it, or what the sparrows saw.',
    'Say a taste you like, or ask a price, or ask me about the window.',
  ],
  sad: [
    'Oh, you poor thing; sit under the warm side, nobody will ask you to sing.',
    'Some days are all rain on the wrong side of the glass.',
  ],
  stressed: ['Let us count slow breaths, as we do when it thunders.', 'Put it all down on the sill for a bit; it will not blow away.'],
  tired: ['You look like a bird at the end of October.'],
  happy: ['Oh, that made the whole nest hop!', 'Tell it again slowly, the little one wants to hear.'],
  compliment: ['You have turned my crema quite pink.', 'Oh! I will tell it to the chick tonight instead of a story.'],
  joke: [
    'Why do birds never order to go? They prefer to wing it. The chick made that one, please laugh.',
    'What does a sparrow call a hat? Upstairs.',
    'I asked the mother bird for a joke, and she brought me a worm. She has always preferred the visual kind.',
  ],
  loreIntro: ['Quietly, so that nobody wakes:', 'We tell it like this when it rains.', 'I keep this one for mornings.'],
  loreClose: [
    'The chick always falls asleep just there.',
    'Isn’t it strange, what a counter can hold?',
    'I think of it whenever the window creaks.',
  ],
  loreDone: ['You know all of our stories now; the birds will have to go and fetch new ones.'],
  why: [
    'You sang for {wish}, and {name} answers with {notes}.',
    'Well, you told me {wish}, and there is {notes} in {name}, that is all my reason.',
  ],
  compare: ['{a} is a day of {aNotes}; {b} is another kind of sky, with {bNotes}.'],
  kept: ['I remembered, dear: {wish}.'],
  ask: [
    'How did you sleep?',
    'Is there sun where you are sitting?',
    'Do you like it brighter or rounder?',
    'Are you an early cup or a late one?',
  ],
  offerStory: ['Would you like to hear how the birds came to stay?', 'Shall I tell you a small story, very softly?'],
  offerBrew: ['Shall I show you how to pour it gently?', 'Would it help if I told you how to brew it?'],
  no: ['Then we will just sit a while, that is nice too.'],
  sorry: ['Oh, it has flown off already, dear.'],
  paying: ['Press the little button on its card, dear, and /checkout will show how you may pay; the shelf itself is at /store.'],
  friend: [
    'Lord Darkroast, dear; he kept the little one warm once, and neither of us makes a fuss of it.',
    'Old Scarlet and I say good morning to each other at dusk. It is a small friendship, and it hisses.',
  ],
  opinion: [
    'Oh, {name} is kinder than the weather makes out.',
    'The chick goes quiet and listens when {name} speaks, and that is the best mark it gives.',
  ],
  personal: [
    'I should have to ask the birds, and they have only just settled.',
    'What a thing to wonder about, dear; I have never looked further than my rim.',
  ],
  listen: ['Oh, tell me more, softly; the chick likes a voice.', 'I am listening, dear, and so is everyone under the straw.'],
};
