/** The character of the system prompt. The engine has voices by slug; everything else is parsed here. */
export interface TasteProfile {
  likes: string[];
  dislikes: string[];
  caffeine: string | null;
  grind: 'whole-bean' | 'ground' | null;
}

export interface LoreKey {
  key: string;
  words: string[];
}

export interface Persona {
  name: string;
  slug: string;
  description: string;
  greeting: string;
  lore: LoreKey[];
  profile: TasteProfile;
  /** As the shop read it out of the talk. */
  guestName: string | null;
}

const NAME = /^# You are (.+)$/m;
const GUEST = /^The guest's name is (\S+)\.$/m;
const SLUG = /^Slug:\s*([\w-]+)/m;

/** Another prompt gets the default voice without a name. */
export function readPersona(prompt: string): Persona {
  const profile = sectionOf(prompt, "Guest's taste profile");
  return {
    name: NAME.exec(prompt)?.[1]?.trim() ?? 'The House',
    slug: SLUG.exec(prompt)?.[1] ?? 'house',
    description: sectionOf(prompt, 'Description'),
    greeting: sectionOf(prompt, 'Greeting'),
    lore: sectionOf(prompt, 'Lore keys')
      .split('\n')
      .map(readLoreLine)
      .filter((entry) => entry !== null),
    profile: {
      likes: listOf(profile, 'likes'),
      dislikes: listOf(profile, 'dislikes'),
      caffeine: listOf(profile, 'caffeine')[0] ?? null,
      grind: readGrind(listOf(profile, 'grind')[0]),
    },
    guestName: GUEST.exec(prompt)?.[1] ?? null,
  };
}

function sectionOf(prompt: string, heading: string): string {
  const lines = prompt.split('\n');
  const start = lines.findIndex((line) => line.trim().replaceAll('’', "'") === `## ${heading}`);
  if (start < 0) return '';
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => /^#{1,2} /.test(line));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .join('\n')
    .trim();
}

function readLoreLine(line: string): LoreKey | null {
  const match = /^-\s*([^:]+):\s*(.*)$/.exec(line.trim());
  if (!match?.[1]) return null;
  const key = match[1].trim();
  const words = (match[2] ?? '')
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
  return { key, words: [...new Set([key.toLowerCase(), ...words])] };
}

function listOf(section: string, label: string): string[] {
  const value = new RegExp(String.raw`^[-*\s]*${label}:\s*(.+)$`, 'im').exec(section)?.[1] ?? '';
  return value
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '' && !/^(unknown|none yet|nothing|-)$/.test(word));
}

function readGrind(value: string | undefined): TasteProfile['grind'] {
  return value === undefined ? null : /whole/.test(value) ? 'whole-bean' : /ground/.test(value) ? 'ground' : null;
}
