import { z } from 'zod';
import { defineTool } from './tool.ts';

export const getLoreTool = defineTool({
  name: 'get_lore',
  description: 'A story of yours, by one of your lore keys.',
  input: z.strictObject({ key: z.string().max(60) }),
  run({ key }, { persona: { lore } }) {
    const wanted = key.trim().toLowerCase();
    const entry = lore.find(({ keys }) => keys.includes(wanted));
    if (!entry) return { error: 'unknown key', keys: lore.map(({ keys }) => keys[0]) };
    return { key: entry.keys[0], text: entry.told ?? entry.text };
  },
});
