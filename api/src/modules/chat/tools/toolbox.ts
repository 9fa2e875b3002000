import { addUpTool } from './add-up.ts';
import { getLoreTool } from './get-lore.ts';
import { getProductTool } from './get-product.ts';
import { handOverTool } from './hand-over.ts';
import { readRequestTool } from './read-request.ts';
import { searchCatalogueTool } from './search-catalogue.ts';
import { shippingPolicyTool } from './shipping-policy.ts';
import { suggestTool } from './suggest.ts';
import type { ChatTool, TurnNotes } from './tool.ts';

/** All that a model may do, by hand. Nothing in it writes. */
const tools: readonly ChatTool[] = [
  readRequestTool,
  searchCatalogueTool,
  getProductTool,
  addUpTool,
  shippingPolicyTool,
  getLoreTool,
  handOverTool,
  suggestTool,
];

export const toolDefinitions = tools.map(({ definition }) => definition);

/** Answers a tool call as the JSON that goes back to the model. */
export function callTool(name: string, text: string, notes: TurnNotes): string {
  const tool = tools.find(({ definition }) => definition.name === name);
  return JSON.stringify(tool ? tool.run(text, notes) : { error: 'unknown tool', known: tools.map(({ definition }) => definition.name) });
}
