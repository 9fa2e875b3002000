/** A line of a dialogue between a guest and a character. */
export interface DialogueLine {
  isGuest: boolean;
  text: string;
}

/** Enough to show how a character talks. */
const MOST_LINES = 4;

/** The example dialogue of a character ("Guest: ...", "Name: ...", one line each); what has no speaker belongs to the line before. */
export function readDialogue(text: string, name: string): DialogueLine[] {
  const lines: DialogueLine[] = [];
  for (const row of text.split('\n')) {
    const speaker = ['Guest:', `${name}:`].find((label) => row.trimStart().toLowerCase().startsWith(label.toLowerCase()));
    const said = row
      .trimStart()
      .slice(speaker?.length ?? 0)
      .trim();
    if (said === '') continue;
    const last = lines.at(-1);
    if (speaker) lines.push({ isGuest: speaker === 'Guest:', text: said });
    else if (last) last.text += ` ${said}`;
  }
  return lines.slice(0, MOST_LINES);
}
