import { useId } from 'react';
import { STATS, statPercent } from '../../../../features/characters/character-rules.ts';
import { Choice } from '../../../../features/admin/kit/form/choice.tsx';
import { formatCents } from '../../../../lib/money.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { DialogBox } from '../../../../ui/frames/dialog-box.tsx';
import { Window } from '../../../../ui/frames/window.tsx';
import { Portrait } from '../../../../ui/pictures/portrait.tsx';
import { Meter } from '../../../../ui/signs/meter.tsx';
import type { CharacterValues } from '../character-values.ts';
import styles from './preview.module.css';
import { TalkToDraft } from './talk-to-draft.tsx';

export const PREVIEWS = [
  { value: 'sheet', label: 'Sheet' },
  { value: 'card', label: 'Shop card' },
  { value: 'talk', label: 'Talk to this draft' },
] as const;
type PreviewName = (typeof PREVIEWS)[number]['value'];

interface LivePreviewProps {
  values: CharacterValues;
  priceCents: number | null;
  shown: PreviewName;
  onShow: (name: PreviewName) => void;
}

/** The tint of an unfinished colour would be none. */
function tintOf({ tint }: CharacterValues): string {
  return /^#[0-9a-f]{6}$/i.test(tint) ? tint : '#b98a5e';
}

function pictureOf(values: CharacterValues): string {
  return values.imageUrl || `/art/cup-${tintOf(values).slice(1).toLowerCase()}.svg`;
}

/** The character as typed, as guests would see it. */
export function LivePreview({ values, priceCents, shown, onShow }: LivePreviewProps) {
  return (
    <Window title="Live preview" icon="i-eye" className={styles.preview} isFlush id="preview">
      <div className={styles.choice}>
        <Choice label="Preview as" isLabelHidden options={PREVIEWS} value={shown} onChange={onShow} />
      </div>
      {shown === 'sheet' ? <Sheet values={values} /> : null}
      {shown === 'card' ? <ShopCard values={values} priceCents={priceCents} /> : null}
      {/* Stays, so that a talk is not lost by looking at the card. */}
      <div hidden={shown !== 'talk'}>
        <TalkToDraft values={values} />
      </div>
    </Window>
  );
}

function Sheet({ values }: { values: CharacterValues }) {
  const { name, slug, tags, bio, greeting } = values;
  const who = name || 'Nobody yet';
  return (
    <>
      <div className={`well ${styles.sheet}`}>
        <Portrait key={pictureOf(values)} src={pictureOf(values)} alt={values.altText} tint={tintOf(values)} className={styles.portrait} />
        <div>
          <h3>{who.toUpperCase()}</h3>
          <p className={`pixel ${styles.class}`}>CLASS: COFFEE WARRIOR</p>
          <div className={styles.stats} aria-hidden="true">
            {STATS.map((stat) => (
              <div key={stat.name}>
                <span>{stat.name}</span>
                <Meter colour={stat.colour} percent={statPercent(slug, stat.name)} />
              </div>
            ))}
          </div>
        </div>
        <ul className={`tags ${styles.wide}`} aria-label="Tastes of">
          {tags.map((tag) => (
            <li key={tag}>{tag.toUpperCase()}</li>
          ))}
        </ul>
        <p className={styles.wide}>{bio || 'Its bio comes here.'}</p>
      </div>
      <div className={styles.said}>
        <DialogBox who={who} className={styles.box}>
          <p>{greeting || 'Its greeting comes here.'}</p>
        </DialogBox>
      </div>
    </>
  );
}

function ShopCard({ values, priceCents }: { values: CharacterValues; priceCents: number | null }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <Portrait key={pictureOf(values)} src={pictureOf(values)} alt={values.altText} tint={tintOf(values)} />
      <div className={styles.row}>
        <h3 id={id}>{values.name || 'Nobody yet'}</h3>
        <p className={styles.price}>{formatCents(priceCents ?? 1_600)}</p>
      </div>
      <p className={styles.description}>{values.description || 'Its description comes here.'}</p>
      <Button look="gold" disabled>
        BREW THIS
      </Button>
    </section>
  );
}
