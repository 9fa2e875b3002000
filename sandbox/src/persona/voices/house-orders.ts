/** Answers about orders, money and the shop, the same for every character: only what the shop really does. */
export const houseOrders = {
  'charged-twice': [
    'One order is one payment here: compare /account with your bank, where a second line can be a hold that drops off.',
    'If /account lists one order, a second line at the bank is often a hold that falls away; if it lists two, the shop’s staff can refund one.',
    'I cannot see payments; each order on /account is one charge, and staff can refund a second one.',
  ],
  cancel: [
    'The shop’s staff can cancel an order that has not shipped, with all of its money back; I cannot do it from here.',
    'Before it ships the staff can cancel and refund it in full; no cup can.',
    'Only the staff can call it off, and only until it has shipped; the money then goes back to the card.',
  ],
  'missing-parcel': [
    'I am sorry; open the tracking on /account, look with neighbours and at the mailbox, and ask the carrier with that number.',
    'That is a worry: /account has the tracking number, and the carrier can say where it was left.',
    'A scan can come a day early; if nothing turns up, the tracking number on /account is what the carrier needs.',
  ],
  damaged: [
    'I am sorry it came like that; keep the bag and a photo, since the shop’s staff decide on a refund, not I.',
    'That should not happen; take a photo, and note the order’s number from /account for the staff.',
    'My apologies; a refund for it is the staff’s to give, and a photo helps them.',
  ],
  'address-change': [
    'A placed order I cannot change; the one who can is the shop’s staff, and only until it has shipped.',
    'Once it is placed I have no hand on it; before it ships the staff may still help.',
    'From this counter a placed order cannot be altered.',
  ],
  receipt: [
    'Every order and what you paid for it is on /account; the confirmation goes to the email of the order.',
    'Look on /account, where your orders stand with their sums, and in your spam folder for the mail.',
    'The order on /account is the proof that it went through, mail or not.',
  ],
  account: [
    'Log-in, password and account are on /login and /account; I cannot touch them, and never tell me a password.',
    'For a forgotten password the log-in page sends a link; the rest is on /account.',
    'That is done on /account or the log-in page, not with me.',
  ],
  tax: [
    'No tax is added on top: you pay the price of the bag and the shipping shown at checkout.',
    'What /checkout shows is all there is, without a line for tax.',
    'The shop adds no tax to its prices; only shipping comes on top.',
  ],
  overnight: [
    'I cannot promise tomorrow; /checkout lists each rate with the days it takes, before you pay.',
    'Which services are fast enough only /checkout knows, by your address.',
    'An overnight promise I will not make; the rates with their days are on /checkout.',
  ],
  pods: [
    'No pods, capsules or instant here: coffee comes as whole beans or ground.',
    'We have only whole beans and ground coffee, so nothing for a pod machine, save a refillable one.',
    'Whole bean or ground, that is all; no capsules.',
  ],
  milk: [
    'We sell no milk, cream or sugar, but a dark roast holds up well in milk, and oat milk foams nicely.',
    'No milk on the shelf; at home, dark and chocolatey blends take it best, while light ones are better black.',
    'Bring your own milk: warm it to about 60 °C and it tastes sweetest.',
  ],
  'why-dearer': [
    'Who set the price told me no reason, so I will not make one up; I can find you the lowest one instead.',
    'The prices are the shop’s own and came without a reason.',
    'Why it costs that I was never told; ask me for something cheaper, and I look.',
  ],
  'who-behind': [
    'The shop is called Brew Quest; the people behind it are on /about as far as they tell.',
    'Brew Quest, a coffee shop; its own page is /about.',
    'All I know stands on /about: the shop is Brew Quest, and I am one of its coffees.',
  ],
  unclear: [
    'This I could not make out: “{quote}”; tell me a taste you like, or ask about an order or shipping.',
    'I got lost at “{quote}”; name a flavour for a coffee, or ask me for a story.',
    '“{quote}” is beyond me; I can choose you a coffee, or tell how to brew one.',
    'I have no answer to “{quote}”; ask what a coffee tastes like, or what shipping costs.',
    'With “{quote}” I cannot help; a cup for your mood I can find, or a tale.',
  ],
  inGerman: [
    'Ich verstehe dich, antworte aber auf Englisch.',
    'Meine Antworten kommen auf Englisch.',
    'Weiter auf Englisch, bitte verzeih.',
  ],
  inSpanish: ['Te entiendo, pero respondo en inglés.', 'Mis respuestas vienen en inglés.', 'Sigo en inglés, perdona.'],
  inFrench: ['Je te comprends, mais je réponds en anglais.', 'Mes réponses viennent en anglais.', 'Je continue en anglais, pardon.'],
};
