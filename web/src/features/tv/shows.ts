export interface Show {
  /** Id of the video at its host. */
  id: string;
  title: string;
  season: string;
  era: '1990s' | '2000s' | '2020s';
  /** Two digits. */
  channel: string;
  description: string;
  /** URL of the full show. */
  fullUrl: string;
  /** The character that comments on the show. */
  fan: { slug: string; name: string; quote: string };
}

/** All channels. To change the video of a channel, change its id and URL here. */
export const SHOWS: readonly [Show, ...Show[]] = [
  {
    id: 'bq-spicy-01',
    title: 'Spicy news!',
    season: 'Featured Content',
    era: '2020s',
    channel: '01',
    description:
      'A chilli in a good tie reads what happened on the counter today: two spills, one treaty, and the weather under the middle lamp.',
    fullUrl: 'https://www.youtube.com/watch?v=bq-spicy-01',
    fan: { slug: 'snickering-weasley', name: 'Weasel', quote: 'I know what is in the second part. It is about the sugar.' },
  },
  {
    id: 'bq-soon-002',
    title: 'Coming soon!',
    season: 'Featured Content',
    era: '2020s',
    channel: '02',
    description:
      'Nobody knows what it will be, the curtain least of all. Stay for the drum roll, which has been going on for some time and is rather good.',
    fullUrl: 'https://www.youtube.com/watch?v=bq-soon-002',
    fan: { slug: 'decaf-destiny', name: 'Decaf', quote: 'I have dreamt the ending already. Somebody finds the lid.' },
  },
  {
    id: 'bq-ghost-08',
    title: 'The Learning Caravan: The Polite Ghost',
    season: 'Halloween Special',
    era: '1990s',
    channel: '08',
    description:
      'The class meets a ghost who knocks before it walks through walls, and learns what fog is made of, how owls turn their heads, and when to say boo.',
    fullUrl: 'https://www.youtube.com/watch?v=bq-ghost-08',
    fan: { slug: 'jacks-pumpkin', name: 'Jack', quote: 'It knocks first! I have been saying this about ghosts for years.' },
  },
  {
    id: 'bq-supper-12',
    title: 'The Pottlebys: One Casserole Too Many',
    season: 'Special Episode',
    era: '1990s',
    channel: '12',
    description:
      'Three generations, one table, four casseroles. The Pottlebys invite the whole street to supper by mistake, and then have to mean it.',
    fullUrl: 'https://www.youtube.com/watch?v=bq-supper-12',
    fan: { slug: 'chocolate-java', name: 'Java', quote: 'Four casseroles are not too many. Four casseroles are a theme!' },
  },
  {
    id: 'bq-puddin-15',
    title: 'Pudding in Peril',
    season: 'Game Show',
    era: '1990s',
    channel: '15',
    description:
      'Two teams, one trembling pudding and a staircase. Whoever answers wrong moves it one step down. The audience has been given spoons.',
    fullUrl: 'https://www.youtube.com/watch?v=bq-puddin-15',
    fan: { slug: 'brunana', name: 'Brunana', quote: 'I held that still once. They had to check whether I was on.' },
  },
  {
    id: 'bq-locker-21',
    title: 'Third Floor Lockers',
    season: 'Season 1 Episode 1',
    era: '2000s',
    channel: '21',
    description:
      'First day, wrong corridor, and a locker that will only open for a joke. Five pupils find out that they all have the same combination.',
    fullUrl: 'https://www.youtube.com/watch?v=bq-locker-21',
    fan: { slug: 'darth', name: 'Lord Darkroast', quote: 'I do not weep at the corridor scene. That is steam.' },
  },
];
