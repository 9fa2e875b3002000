import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { CreateCharacterDocument, UpdateCharacterDocument } from '../../../generated/admin/character/graphql.ts';
import type { CharacterSheetFieldsFragment } from '../../../generated/admin/character/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { FIELD_NAMES, toInput } from './character-values.ts';
import type { CharacterValues, FieldErrors, FieldName } from './character-values.ts';

type Saved =
  | { kind: 'saved'; coffee: CharacterSheetFieldsFragment }
  | { kind: 'stale'; current: CharacterSheetFieldsFragment }
  | { kind: 'refused'; errors: FieldErrors };

/** Stores a character, and says so in a toast. */
export function useSaveCharacter() {
  const [create] = useMutation(CreateCharacterDocument);
  const [update] = useMutation(UpdateCharacterDocument);
  const [isSaving, setIsSaving] = useState(false);

  async function send(
    values: CharacterValues,
    stored: { id: string; version: number } | null,
    changed: readonly FieldName[],
  ): Promise<Saved> {
    const title = stored ? 'Error updating coffee' : 'Error creating coffee';
    function refuse(message: string, errors: FieldErrors = {}): Saved {
      showToast({ title, description: message, tone: 'bad' });
      return { kind: 'refused', errors };
    }
    try {
      const result = stored
        ? (await update({ variables: { ...stored, input: toInput(values, changed) } })).data?.updateCoffee
        : // The shop has its own defaults for what is empty.
          (
            await create({
              variables: {
                input: toInput(
                  values,
                  FIELD_NAMES.filter((name) => values[name].length > 0),
                ),
              },
            })
          ).data?.createCoffee;
      switch (result?.__typename) {
        case 'CoffeeSaved':
          showToast({
            title: `Coffee ${stored ? 'updated' : 'created'} successfully`,
            description: 'The shop shows it within seconds.',
            tone: 'good',
          });
          return { kind: 'saved', coffee: result.coffee };
        case 'CoffeeEditStale':
          return { kind: 'stale', current: result.current };
        case 'SlugTaken':
          return refuse(result.message, { slug: result.message });
        default:
          return refuse('The shop did not answer.');
      }
    } catch (error) {
      const { message, issues } = failureOf(error);
      return refuse(message, Object.fromEntries(issues.map(({ path, message: words }) => [path.split('.')[0], words])));
    }
  }
  return {
    isSaving,
    async save(...given: Parameters<typeof send>): Promise<Saved> {
      setIsSaving(true);
      try {
        return await send(...given);
      } finally {
        setIsSaving(false);
      }
    },
  };
}
