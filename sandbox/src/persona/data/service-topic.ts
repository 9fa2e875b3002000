/** Questions about the shop with a fixed answer. The names are those of the intents' examples and of the default voice's acts. */
export const SERVICE_TOPICS = [
  'subscription', 'returns', 'contents', 'makings', 'sample', 'english', 'weight', 'place', 'support', 'wrapping', 'voice', 'trade', 'charged-twice', 'cancel', 'missing-parcel', 'damaged', 'address-change', 'receipt', 'account', 'tax', 'overnight', 'pods', 'milk', 'why-dearer', 'who-behind', 'pairing', 'site', 'pages', 'goods', 'minimum', 'misunderstood', 'coupon-rules', 'guest', 'declined', 'card-safety', 'other-address', 'several-addresses', 'grind-kinds', 'wholesale', 'at-the-door', 'delivery-days', 'carriers', 'several-tastes', 'too-much',
] as const; // oxfmt-ignore
export type ServiceTopic = (typeof SERVICE_TOPICS)[number];

/** Whether a label of the examples is a topic of the shop's service. */
export function isServiceTopic(label: string | undefined): label is ServiceTopic {
  return SERVICE_TOPICS.some((topic) => topic === label);
}
