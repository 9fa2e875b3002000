export interface PlannedCall {
  name: string;
  args: Record<string, unknown>;
}

/** A tool call of the engine and what the shop answered. */
export interface ToolResult extends PlannedCall {
  value: Record<string, unknown>;
}
