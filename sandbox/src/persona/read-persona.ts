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

/** Another prompt gets the default voice without a name. */
export function readPersona(prompt: string): Persona {
  const profile = sectionOf(prompt, "Guest's taste profile");
  const [grind] = listOf(profile, 'grind');
  return {
    name: /^# You are (.+)$/m.exec(prompt)?.[1]?.trim() ?? 'The House',
    slug: /^Slug:\s*([\w-]+)/m.exec(prompt)?.[1] ?? 'house',
    description: sectionOf(prompt, 'Description'),
    greeting: sectionOf(prompt, 'Greeting'),
    lore: [...sectionOf(prompt, 'Lore keys').matchAll(/^\s*-\s*([^:\n]+):(.*)$/gm)].map(([, key = '', words = '']) => ({
      key: key.trim(),
      words: [...new Set([key.trim().toLowerCase(), ...wordsOf(words)])],
    })),
    profile: {
      likes: listOf(profile, 'likes'),
      dislikes: listOf(profile, 'dislikes'),
      caffeine: listOf(profile, 'caffeine')[0] ?? null,
      grind: grind === undefined ? null : /whole/.test(grind) ? 'whole-bean' : /ground/.test(grind) ? 'ground' : null,
    },
    guestName: /^The guest's name is (\S+)\.$/m.exec(prompt)?.[1] ?? null,
  };
}

function sectionOf(prompt: string, heading: string): string {
  const sections = prompt.replaceAll('’', "'").split(/^(?=#{1,2} )/m);
  const start = `## ${heading}\n`;
  const found = sections.find((section) => section.startsWith(start)) ?? '';
  return found.slice(start.length).trim();
}

function wordsOf(list: string): string[] {
  return list
    .split(',')
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '');
}

function listOf(section: string, label: string): string[] {
  const value = new RegExp(String.raw`^[-*\s]*${label}:\s*(.+)$`, 'im').exec(section)?.[1] ?? '';
  return wordsOf(value).filter((word) => !/^(unknown|none yet|nothing|-)$/.test(word));
}
