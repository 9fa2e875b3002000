import { raw } from '@mikro-orm/core';
import { Migration } from '@mikro-orm/migrations';

/** Texts that product pages took from a file of the api; they are rows from here on. What stands in a running shop is kept. */
const brewLines: Readonly<Record<string, string>> = {
  'dukes-spice': 'By decree: the press, four minutes, and nobody hurries the lid. Orange peel is permitted.',
  sparrows: 'A thin stream, please, and no stirring. The little one wakes at a spoon.',
  'chocolate-java': 'Fresh cream first, then the filter, then a spoon. You are celebrating something, I can tell!',
  'masters-blend': 'Pour less than you want to. Wait longer than you like. Drink.',
  'jacks-pumpkin': 'Lights low, filter slow. The nutmeg comes out when it thinks nobody is looking.',
  brunana: 'Over ice if the lamp is out. If it feels like work, pour slower.',
  'friendly-neighborhood': 'Filter, any milk, your good mug. I kept the other chair free.',
  'mint-stole-christmas': 'In and out in four minutes. Press quietly; a peppermint leaves no prints.',
  'decaf-destiny': 'Any hour you like. I dreamed you let it stand three minutes, and it was very good.',
  darth: 'Low flame. Let it rise out of the dark by itself. Take it off before it growls.',
  baggins: 'Make the large pot. There is a bench at the top, and somebody always comes along.',
  'captains-choice': "Steady heat, hand on the pot, and abandon stove at the first gurgle. That's an order.",
  'snickering-weasley': 'Press it slow and keep a straight face. First one to laugh washes up.',
};

const poster = {
  story: [
    'It came rolled in brown paper in the autumn of 2001, addressed to nobody, and was put up by the fence to hide a damp patch. A cup as tall as a water tower stands over the pines at dusk, and something in its steam is lit from the inside.',
    'The thirteen have looked for the forest on every map in the house. The Captain says north. Brunana says it is warm there. Decaf Destiny has been, asleep, and recommends the benches.',
    'Count the windows among the trees before you hang it and again in the morning. Friendly Neighbor does, and says good evening to all of them, just to be civil.',
  ],
  facts: [
    {
      label: 'Print',
      value: 'Matte paper, every pixel sharp',
    },
    {
      label: 'Sizes',
      value: '12 × 16 in and 18 × 24 in, same price',
    },
    {
      label: 'Parcel',
      value: 'Rolled in a tube',
    },
    {
      label: 'Frame',
      value: 'Not included; the forest prefers it',
    },
  ],
};

/** What product pages and the search read of a product is in its rows. */
export class Migration20261122080000ProductTexts extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table coffee add column brew_line text null`);
    this.addSql(`alter table product add column story text[] not null default '{}', add column facts jsonb not null default '[]',
      add column suits_moods text[] not null default '{}', add column suits_tastes text[] not null default '{}'`);
    for (const [slug, line] of Object.entries(brewLines)) this.addSql(raw('update coffee set brew_line = ? where slug = ?', [line, slug]));
    this.addSql(
      raw(
        `update product set story = array(select jsonb_array_elements_text(?::jsonb)), facts = ?::jsonb, suits_moods = ?, suits_tastes = ?
       where slug = 'stranger-brew-poster'`,
        [JSON.stringify(poster.story), JSON.stringify(poster.facts), '{brooding,adventurous}', '{smoke,mint,nut}'],
      ),
    );
  }
}
