import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { CharacterSheet_CoffeeFragmentDoc } from '../../generated/home/graphql.ts';
import type { CharacterSheet_CoffeeFragment } from '../../generated/home/graphql.ts';
import type { Expression } from '../../lib/expression.ts';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { Meter } from '../../ui/signs/meter.tsx';
import { STATS, statPercent } from './character-rules.ts';
import styles from './character-sheet.module.css';
import { GrindBadge } from './grind-badge.tsx';

interface CharacterSheetProps {
  coffee: FragmentType<CharacterSheet_CoffeeFragment>;
  face: Expression;
}

/** The character card beside a conversation; its picture shows the current expression. */
export function CharacterSheet({ coffee, face }: CharacterSheetProps) {
  const { data, complete } = useFragment({ fragment: CharacterSheet_CoffeeFragmentDoc, from: coffee });
  if (!complete) return null;
  return (
    <div className={`well ${styles.sheet}`}>
      <div className={styles.picture}>
        <Portrait key={data.slug} src={data.imageUrl} alt={data.altText} tint={data.tint} expression={face} />
        <GrindBadge grindType={data.grindType} className={styles.badge} />
      </div>
      <div className={styles.facts}>
        <h3>{data.name.toUpperCase()}</h3>
        <p className={`pixel ${styles.class}`}>CLASS: COFFEE WARRIOR</p>
        <div className={styles.stats} aria-hidden="true">
          {STATS.map((stat) => (
            <div key={stat.name} className={styles.stat}>
              <span>{stat.name}</span>
              <Meter colour={stat.colour} percent={statPercent(data.slug, stat.name)} />
            </div>
          ))}
        </div>
      </div>
      <ul className={`tags ${styles.tags}`} aria-label="Tastes of">
        {data.tags.map((tag) => (
          <li key={tag}>{tag.toUpperCase()}</li>
        ))}
      </ul>
      <p className={styles.bio}>{data.bio}</p>
    </div>
  );
}
