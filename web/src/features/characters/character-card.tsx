import { memo } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { CharacterCard_CoffeeFragmentDoc } from '../../generated/home/graphql.ts';
import type { CharacterCard_CoffeeFragment } from '../../generated/home/graphql.ts';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './character-card.module.css';
import { GrindBadge } from './grind-badge.tsx';

interface CharacterCardProps {
  coffee: FragmentType<CharacterCard_CoffeeFragment>;
  onSelect: (slug: string) => void;
}

/** Memoised: choosing a character renders the whole dialogue. */
export const CharacterCard = memo(function CharacterCard({ coffee, onSelect }: CharacterCardProps) {
  const { data, complete } = useFragment({ fragment: CharacterCard_CoffeeFragmentDoc, from: coffee });
  if (!complete) return null;
  return (
    <li className={styles.item}>
      <button type="button" className={styles.card} onClick={() => onSelect(data.slug)}>
        <Portrait src={data.imageUrl} alt="" tint={data.tint} className={styles.portrait} />
        <span className={styles.name}>{data.name}</span>
        <span className={styles.quip}>“{data.quip}”</span>
        <GrindBadge grindType={data.grindType} className={styles.badge} />
      </button>
    </li>
  );
});

/** Skeleton while the list loads. */
export function CharacterCardSkeleton() {
  return (
    <li className={styles.item} aria-hidden="true">
      <div className={styles.card}>
        <span className={`${styles.portrait} ${styles.blank}`} />
        <span className={styles.name}>&nbsp;</span>
        <span className={styles.quip}>&nbsp;</span>
      </div>
    </li>
  );
}
