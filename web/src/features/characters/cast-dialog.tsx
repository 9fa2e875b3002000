import { useRef, useState } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { CharacterList_CoffeeFragmentDoc } from '../../generated/home/graphql.ts';
import type { CharacterList_CoffeeFragment } from '../../generated/home/graphql.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Window } from '../../ui/frames/window.tsx';
import { Portrait } from '../../ui/pictures/portrait.tsx';
import styles from './cast-dialog.module.css';

interface CastDialogProps {
  coffees: readonly ({ slug: string } & FragmentType<CharacterList_CoffeeFragment>)[];
  selectedSlug: string;
  onSelect: (slug: string) => void;
}

/** Dialog with all characters; the side list shows the first few. */
export function CastDialog({ coffees, selectedSlug, onSelect }: CastDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  function open() {
    setIsOpen(true);
    dialog.current?.showModal();
  }

  function choose(slug: string) {
    dialog.current?.close();
    onSelect(slug);
  }

  return (
    <>
      <Button shape="wide" aria-haspopup="dialog" onClick={open}>
        ALL {coffees.length} CHARACTERS
      </Button>
      <dialog ref={dialog} className={styles.dialog} aria-label="All characters" closedby="any" onClose={() => setIsOpen(false)}>
        <Window title="WHO IS NEXT?" icon="i-heart" onClose={() => dialog.current?.close()} closeLabel="Close the character list" isFlush>
          <ul className={styles.cast}>
            {isOpen
              ? coffees.map((coffee) => (
                  <CastMember
                    key={coffee.slug}
                    coffee={coffee}
                    isSelected={coffee.slug === selectedSlug}
                    onChoose={() => choose(coffee.slug)}
                  />
                ))
              : null}
          </ul>
        </Window>
      </dialog>
    </>
  );
}

interface CastMemberProps {
  coffee: FragmentType<CharacterList_CoffeeFragment>;
  isSelected: boolean;
  onChoose: () => void;
}

function CastMember({ coffee, isSelected, onChoose }: CastMemberProps) {
  const { data, complete } = useFragment({ fragment: CharacterList_CoffeeFragmentDoc, from: coffee });
  if (!complete) return null;
  return (
    <li>
      <button type="button" className={styles.member} aria-current={isSelected ? 'true' : undefined} onClick={onChoose}>
        <Portrait src={data.imageUrl} alt="" tint={data.tint} className={styles.picture} />
        <span className={styles.name}>{data.name}</span>
      </button>
    </li>
  );
}
