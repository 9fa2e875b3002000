/** A tool call of the engine and what the shop answered. */
export interface ToolResult {
  name: string;
  args: Record<string, unknown>;
  value: Record<string, unknown>;
}
