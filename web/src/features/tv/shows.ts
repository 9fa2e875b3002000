export interface Show {
  title: string;
  season: string;
  era: '1990s' | '2000s' | '2020s';
  /** Two digits; also the name of its still and of its reel (web/art/tv/tv-shows.ts). */
  channel: string;
  description: string;
  /** The character that comments on the show. */
  fan: { slug: string; name: string; quote: string };
}

/** All channels. Their videos are set by TV_VIDEOS (.env.example). */
export const SHOWS: readonly [Show, ...Show[]] = [
  {
    title: 'Spicy news!',
    season: 'Featured Content',
    era: '2020s',
    channel: '01',
    description:
      'A chilli in a good tie reads what happened on the counter today: two spills, one treaty, and the weather under the middle lamp.',
    fan: { slug: 'snickering-weasley', name: 'Weasel', quote: 'I know what is in the second part. It is about the sugar.' },
  },
  {
    title: 'Coming soon!',
    season: 'Featured Content',
    era: '2020s',
    channel: '02',
    description:
      'Nobody knows what it will be, the curtain least of all. Stay for the drum roll, which has been going on for some time and is rather good.',
    fan: { slug: 'decaf-destiny', name: 'Decaf', quote: 'I have dreamt the ending already. Somebody finds the lid.' },
  },
  {
    title: 'The Learning Caravan: The Polite Ghost',
    season: 'Halloween Special',
    era: '1990s',
    channel: '08',
    description:
      'The class meets a ghost who knocks before it walks through walls, and learns what fog is made of, how owls turn their heads, and when to say boo.',
    fan: { slug: 'jacks-pumpkin', name: 'Jack', quote: 'It knocks first! I have been saying this about ghosts for years.' },
  },
  {
    title: 'The Pottlebys: One Casserole Too Many',
    season: 'Special Episode',
    era: '1990s',
    channel: '12',
    description:
      'Three generations, one table, four casseroles. The Pottlebys invite the whole street to supper by mistake, and then have to mean it.',
    fan: { slug: 'chocolate-java', name: 'Java', quote: 'Four casseroles are not too many. Four casseroles are a theme!' },
  },
  {
    title: 'Pudding in Peril',
    season: 'Game Show',
    era: '1990s',
    channel: '15',
    description:
      'Two teams, one trembling pudding and a staircase. Whoever answers wrong moves it one step down. The audience has been given spoons.',
    fan: { slug: 'brunana', name: 'Brunana', quote: 'I held that still once. They had to check whether I was on.' },
  },
  {
    title: 'Third Floor Lockers',
    season: 'Season 1 Episode 1',
    era: '2000s',
    channel: '21',
    description:
      'First day, wrong corridor, and a locker that will only open for a joke. Five pupils find out that they all have the same combination.',
    fan: { slug: 'darth', name: 'Lord Darkroast', quote: 'I do not weep at the corridor scene. That is steam.' },
  },
];
