import { expect, test } from 'vitest';
import { withoutComplaint } from './complaints.ts';

test.each([
  ['I only asked what it tastes like.', 'what it tastes like.'],
  ['No, I asked about my parcel: after how many days is it lost?', 'my parcel: after how many days is it lost?'],
  ["I didn't ask for Friendly Neighbor. I only wanted to know where I change my address.", 'where I change my address.'],
  ['You dodged my question about the peppermint. Strong or subtle?', 'Strong or subtle?'],
  ["I didn't ask for Friendly Neighbor.", "I didn't ask for Friendly Neighbor."],
  ["I asked whether it's strong.", 'is it strong?'],
  ['something with honey', 'something with honey'],
])('%s repeats: %s', (message, question) => expect(withoutComplaint(message)).toBe(question));
