/** What a channel shows (query WatchTvPage). */
export interface Show {
  title: string;
  season: string;
  era: string;
  /** Two digits; also the name of its still and of its reel (web/art/tv/tv-shows.ts). */
  channel: string;
  description: string;
  /** At YouTube; null plays the channel's reel. */
  videoId: string | null;
}

interface Fan {
  slug: string;
  name: string;
  quote: string;
}

/** The characters that comment on the channels. */
export const FANS: Readonly<Record<string, Fan>> = {
  '01': { slug: 'snickering-weasley', name: 'Weasel', quote: 'I know what is in the second part. It is about the sugar.' },
  '02': { slug: 'decaf-destiny', name: 'Decaf', quote: 'I have dreamt the ending already. Somebody finds the lid.' },
  '08': { slug: 'jacks-pumpkin', name: 'Jack', quote: 'It knocks first! I have been saying this about ghosts for years.' },
  '12': { slug: 'chocolate-java', name: 'Java', quote: 'Four casseroles are not too many. Four casseroles are a theme!' },
  '15': { slug: 'brunana', name: 'Brunana', quote: 'I held that still once. They had to check whether I was on.' },
  '21': { slug: 'darth', name: 'Lord Darkroast', quote: 'I do not weep at the corridor scene. That is steam.' },
};
