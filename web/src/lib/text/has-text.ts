const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/u;

/** Whether there is something to be seen: a space of no width is none. The server has the same rule. */
export function hasText(text: string): boolean {
  return VISIBLE.test(text);
}
