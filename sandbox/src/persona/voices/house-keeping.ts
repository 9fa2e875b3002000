import type { KeepingTopic } from '../understand/turn.ts';

/** Storage and freshness, with the same text for every character. */
export const houseKeeping: Record<KeepingTopic, string[]> = {
  fresh: [
    'Once opened, whole beans are good for about six weeks and ground coffee for two.',
    'Count six weeks from opening for whole beans and two for ground.',
    'It does not spoil, it fades: whole beans after some six weeks, ground after two.',
    'Two weeks for ground coffee and six for beans is what I would go by.',
  ],
  stored: [
    'Keep it airtight, dark and dry, away from heat and out of the fridge.',
    'A closed tin in a cool, dry cupboard is the best place for it.',
    'Air, light, heat and damp are what it has to be kept from; a fridge is damp.',
    'Close the bag tightly and put it where it is dark and dry.',
  ],
  frozen: [
    'You can freeze it in small airtight portions; let each thaw before you open it, and do not freeze it again.',
    'Freezing works once: small closed bags, and no opening until they are at room temperature.',
    'Beans freeze well if no damp gets in, so close them tightly and thaw them closed.',
    'Freeze what you will not need this month, in portions for a week.',
  ],
  roasted: [
    'I am not told the day a bag was roasted, so I would rather not guess.',
    'No roasting date is written down for me here.',
    'That day I do not know; coffee is at its best from a few days to six weeks after it.',
    'The exact day is nothing that I can look up.',
  ],
  stale: [
    'Yes, ground coffee fades faster, in about two weeks, since more of it meets the air.',
    'Whole beans keep about three times as long as ground coffee.',
    'Grinding opens the bean to the air, so ground coffee goes stale sooner.',
    'For freshness buy whole beans and grind just before brewing; ground is at its best for two weeks.',
  ],
};
