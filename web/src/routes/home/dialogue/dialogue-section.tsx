import type { FragmentType } from '@apollo/client';
import { CastDialog } from '../../../features/characters/cast-dialog.tsx';
import { CharacterList } from '../../../features/characters/character-list.tsx';
import { SIDE_LIST_COUNT } from '../../../features/characters/character-rules.ts';
import { CharacterSheet } from '../../../features/characters/character-sheet.tsx';
import { SelectionRequired } from '../../../features/chat/selection-required.tsx';
import type { CharacterList_CoffeeFragment, CharacterSheet_CoffeeFragment } from '../../../generated/home/graphql.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Window } from '../../../ui/frames/window.tsx';
import { NeedsScript } from '../../../ui/signs/needs-script.tsx';
import { CHAT_SECTION_ID } from './dialogue-path.ts';
import styles from './dialogue-section.module.css';
import { Stage } from './stage.tsx';
import { useFace } from './use-face.ts';

type DialogueCoffee = { slug: string; name: string; imageUrl: string } & FragmentType<CharacterList_CoffeeFragment> &
  FragmentType<CharacterSheet_CoffeeFragment>;

interface DialogueSectionProps {
  coffees: readonly DialogueCoffee[];
  selected: DialogueCoffee | undefined;
  onSelect: (slug: string) => void;
  onBack: () => void;
}

export function DialogueSection({ coffees, selected, onSelect, onBack }: DialogueSectionProps) {
  const { face, onFace } = useFace(selected?.slug);
  if (selected === undefined) {
    return (
      <Window title="CHARACTER SELECTION REQUIRED" id={CHAT_SECTION_ID} tabIndex={-1}>
        <NeedsScript what="Talking to the coffees" />
        <div data-live="">
          <SelectionRequired />
        </div>
      </Window>
    );
  }
  return (
    <Window title={`DIALOGUE WITH ${selected.name.toUpperCase()}`} id={CHAT_SECTION_ID} tabIndex={-1}>
      <div className={styles.talk}>
        <aside className={styles.side} aria-labelledby="other-characters">
          <h3 className={styles.heading} id="other-characters">
            OTHER CHARACTERS
          </h3>
          <div className={styles.others}>
            <CharacterList coffees={coffees.slice(0, SIDE_LIST_COUNT)} selectedSlug={selected.slug} onSelect={onSelect} />
          </div>
          <div className={styles.ways}>
            <CastDialog coffees={coffees} selectedSlug={selected.slug} onSelect={onSelect} />
            <Button shape="wide" onClick={onBack}>
              BACK TO SELECTION
            </Button>
          </div>
        </aside>
        <section className={styles.main} aria-label="DIALOGUE">
          <CharacterSheet coffee={selected} face={face} />
          <Stage character={selected} onFace={onFace} onSwitch={onSelect} onBack={onBack} />
        </section>
      </div>
    </Window>
  );
}
