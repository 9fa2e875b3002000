import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { CharacterList_CoffeeFragmentDoc } from '../../generated/home/graphql.ts';
import type { CharacterList_CoffeeFragment } from '../../generated/home/graphql.ts';
import styles from './character-list.module.css';

interface CharacterListProps {
  coffees: readonly ({ slug: string } & FragmentType<CharacterList_CoffeeFragment>)[];
  selectedSlug: string;
  onSelect: (slug: string) => void;
}

/** The side list: switches to another character. */
export function CharacterList({ coffees, selectedSlug, onSelect }: CharacterListProps) {
  return (
    <ul className={`well ${styles.list}`}>
      {coffees.map((coffee) => (
        <CharacterRow key={coffee.slug} coffee={coffee} isSelected={coffee.slug === selectedSlug} onSelect={() => onSelect(coffee.slug)} />
      ))}
    </ul>
  );
}

interface CharacterRowProps {
  coffee: FragmentType<CharacterList_CoffeeFragment>;
  isSelected: boolean;
  onSelect: () => void;
}

function CharacterRow({ coffee, isSelected, onSelect }: CharacterRowProps) {
  const { data, complete } = useFragment({ fragment: CharacterList_CoffeeFragmentDoc, from: coffee });
  if (!complete) return null;
  return (
    <li>
      <button type="button" className={styles.row} aria-current={isSelected ? 'true' : undefined} onClick={onSelect}>
        <img src={data.imageUrl} width="48" height="48" alt="" />
        {data.name}
      </button>
    </li>
  );
}
