import { FieldGrid, TextArea, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { Choice } from '../../../../features/admin/kit/form/choice.tsx';
import { LABELS, LIMITS } from '../character-values.ts';
import type { CharacterValues, FieldErrors } from '../character-values.ts';
import styles from './fields.module.css';
import { PictureButton } from './picture-button.tsx';
import { TokenField } from './token-field.tsx';

export interface FieldsProps {
  values: CharacterValues;
  errors: FieldErrors;
  onChange: (change: Partial<CharacterValues>) => void;
}

const GRIND_TYPES = [
  { value: 'WHOLE_BEAN', label: 'whole-bean' },
  { value: 'GROUND', label: 'ground' },
] as const;

/** "100 of 400 characters." */
export function lengthOf(text: string, most: number): string {
  return `${text.length} of ${most.toLocaleString('en-US')} characters.`;
}

/** The required fields of a character, its grind and its stock. */
export function SheetFields({ values, errors, onChange }: FieldsProps) {
  function text(name: 'name' | 'slug' | 'imageUrl' | 'description' | 'bio' | 'greeting' | 'personality') {
    return {
      label: LABELS[name],
      value: values[name],
      error: errors[name],
      maxLength: LIMITS[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  }
  function count(name: 'wholeBeanStock' | 'groundStock') {
    return {
      label: LABELS[name],
      value: values[name],
      error: errors[name],
      inputMode: 'numeric' as const,
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  }
  const total = Number(values.wholeBeanStock) + Number(values.groundStock);
  return (
    <FieldGrid>
      <TextField span={6} autoComplete="off" {...text('name')} />
      <TextField span={6} autoComplete="off" hint="In links and in the cart; changing it breaks old links." {...text('slug')} />
      <div className={styles.picture}>
        <TextField autoComplete="off" {...text('imageUrl')} />
        <PictureButton onUploaded={(imageUrl) => onChange({ imageUrl })} />
      </div>
      <div className={styles.grind}>
        <Choice label={LABELS.grindType} options={GRIND_TYPES} value={values.grindType} onChange={(grindType) => onChange({ grindType })} />
      </div>
      <TextArea rows={2} {...text('description')} />
      <TokenField label={LABELS.tags} thing="tag" values={values.tags} error={errors.tags} onChange={(tags) => onChange({ tags })} />
      <TextArea rows={3} {...text('bio')} />
      <TextArea rows={2} hint={`The first thing it says. ${lengthOf(values.greeting, LIMITS.greeting)}`} {...text('greeting')} />
      <TextArea rows={5} hint={`Only the model reads this. ${lengthOf(values.personality, LIMITS.personality)}`} {...text('personality')} />
      <TextField label="Stock" span={4} value={Number.isNaN(total) ? '' : total} disabled readOnly hint="Both grinds together." />
      <TextField span={4} {...count('wholeBeanStock')} />
      <TextField span={4} {...count('groundStock')} />
    </FieldGrid>
  );
}
