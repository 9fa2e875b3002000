import { useMutation } from '@apollo/client/react';
import { useRef } from 'react';
import { type SaveHealthWishesMutation, SaveHealthWishesDocument } from '../../../generated/account/graphql.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { problemOf } from '../form/problem.ts';
import styles from './health-wishes.module.css';

type Health = SaveHealthWishesMutation['saveHealthWishes'];

const ALLERGENS = ['tree-nuts', 'peanuts', 'milk', 'eggs', 'soy', 'wheat', 'sesame', 'fish', 'shellfish'] as const;
const NOTHING: Health = { allergens: [], tastes: [], isCaffeineFree: false };

function toggled(values: readonly string[], value: string): string[] {
  return values.includes(value) ? values.filter((one) => one !== value) : [...values, value];
}

/** What the person must not have. Each change is stored at once. */
export function HealthWishes({ health, onSaved }: { health: Health; onSaved: () => void }) {
  const [save] = useMutation(SaveHealthWishesDocument, { fetchPolicy: 'no-cache' });
  const isSaving = useRef(false);
  const isBlank = health.allergens.length + health.tastes.length === 0 && !health.isCaffeineFree;

  async function store(change: Partial<Health>) {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      const { allergens, tastes, isCaffeineFree } = { ...health, ...change };
      await save({ variables: { allergens, tastes, isCaffeineFree } });
      onSaved();
    } catch (error) {
      showToast({ title: 'Not Saved', description: problemOf(error).message, tone: 'bad' });
    }
    isSaving.current = false;
  }

  return (
    <>
      <p className={styles.lead}>No coffee offers you what is ticked here. Please check the label on the bag as well.</p>
      <fieldset className={styles.boxes}>
        <legend>I must not have</legend>
        <label>
          <input type="checkbox" checked={health.isCaffeineFree} onChange={() => void store({ isCaffeineFree: !health.isCaffeineFree })} />
          caffeine
        </label>
        {ALLERGENS.map((allergen) => (
          <label key={allergen}>
            <input
              type="checkbox"
              checked={health.allergens.includes(allergen)}
              onChange={() => void store({ allergens: toggled(health.allergens, allergen) })}
            />
            {allergen.replace('-', ' ')}
          </label>
        ))}
        {health.tastes.map((taste) => (
          <label key={taste}>
            <input type="checkbox" checked onChange={() => void store({ tastes: toggled(health.tastes, taste) })} />
            {taste.replace('-', ' ')}
          </label>
        ))}
      </fieldset>
      {isBlank ? null : (
        <Button shape="wide" onClick={() => void store(NOTHING)}>
          ERASE ALL
        </Button>
      )}
    </>
  );
}
