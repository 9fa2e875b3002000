import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { CharacterGallery_CoffeeFragmentDoc } from '../../generated/about/graphql.ts';
import type { CharacterGallery_CoffeeFragment } from '../../generated/about/graphql.ts';
import { usePreloadProps } from '../../lib/route-preload.ts';
import { Link } from '../../lib/router.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import { dialoguePath } from '../home/dialogue/dialogue-path.ts';
import styles from './about.module.css';

/** Places of the skeleton: about as many as the list has, so that the page below hardly moves. */
const CAST_SIZE = 13;

type GalleryCoffee = { slug: string } & FragmentType<CharacterGallery_CoffeeFragment>;

interface CharacterGalleryProps {
  coffees: readonly GalleryCoffee[] | undefined;
  /** Asks for the list again; given only when loading it failed. */
  onRetry: (() => void) | undefined;
}

/** Everybody behind the counter; each picture leads into the conversation. */
export function CharacterGallery({ coffees, onRetry }: CharacterGalleryProps) {
  return (
    <Window title="Meet Our Coffee Characters" icon="i-heart">
      <p className={styles.lead}>Thirteen coffee characters share one counter. Pick a face and say hello.</p>
      {onRetry ? (
        <div className={styles.notice} role="alert">
          <p>They are all hiding behind the machine. The shop did not answer.</p>
          <Button look="gold" onClick={onRetry}>
            Try again
          </Button>
        </div>
      ) : (
        <ul className={styles.gallery}>
          {coffees
            ? coffees.map((coffee) => <GalleryLink key={coffee.slug} coffee={coffee} />)
            : Array.from({ length: CAST_SIZE }, (_, index) => <li key={index} className={styles.blank} aria-hidden="true" />)}
        </ul>
      )}
    </Window>
  );
}

function GalleryLink({ coffee }: { coffee: GalleryCoffee }) {
  const { data, complete } = useFragment({ fragment: CharacterGallery_CoffeeFragmentDoc, from: coffee });
  const preload = usePreloadProps('/');
  if (!complete) return null;
  return (
    <li>
      <Link className={styles.face} to={dialoguePath(data.slug)} {...preload}>
        <Portrait src={data.imageUrl} alt="" tint={data.tint} isSmall isLazy className={styles.sprite} />
        <span>{data.name}</span>
      </Link>
    </li>
  );
}
