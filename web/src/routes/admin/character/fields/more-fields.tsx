import { AdminButton } from '../../../../features/admin/kit/controls/admin-button.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from '../../../../features/admin/kit/form/field.tsx';
import { Icon } from '../../../../features/admin/kit/icons/icon.tsx';
import { LABELS, LIMITS } from '../character-values.ts';
import type { Story } from '../character-values.ts';
import styles from './fields.module.css';
import { lengthOf } from './sheet-fields.tsx';
import type { FieldsProps } from './sheet-fields.tsx';
import { TokenField } from './token-field.tsx';

const ROASTS = ['light', 'medium', 'medium-dark', 'dark'];
const CAFFEINE = ['none', 'low', 'medium', 'high'];
const MOST_STORIES = 12;
const EMPTY: Story = { keys: '', text: '', told: '' };

/** What pages, search, quiz and chat read beside the sheet. All of it may be left as it is. */
export function MoreFields({ values, errors, onChange }: FieldsProps) {
  function text(name: 'altText' | 'tint' | 'quip' | 'exampleDialogue' | 'reminder' | 'brewLine') {
    return {
      label: LABELS[name],
      value: values[name],
      error: errors[name],
      maxLength: name === 'tint' ? 7 : LIMITS[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
    };
  }
  function choice(name: 'roast' | 'caffeine', options: readonly string[]) {
    return {
      label: LABELS[name],
      value: values[name],
      onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
      children: options.map((option) => <option key={option}>{option}</option>),
    };
  }
  function setStory(index: number, change: Partial<Story>) {
    onChange({ lore: values.lore.map((story, at) => (at === index ? { ...story, ...change } : story)) });
  }
  return (
    <FieldGrid>
      <TextField span={8} hint="On its card. Empty: the first sentence of the greeting." {...text('quip')} />
      <TextField span={4} hint="Behind the picture." {...text('tint')} />
      <TextField hint="For those who do not see it." {...text('altText')} />
      <SelectField span={3} {...choice('roast', ROASTS)} />
      <SelectField span={3} {...choice('caffeine', CAFFEINE)} />
      <TextField span={6} hint="Empty: the line of its roast." {...text('brewLine')} />
      <TokenField
        label={LABELS.moods}
        thing="mood"
        values={values.moods}
        error={errors.moods}
        hint="Search and quiz: cozy, sunny, brooding, mischievous, determined, sleepy, calm, sociable..."
        onChange={(moods) => onChange({ moods })}
      />
      <TokenField
        label={LABELS.tastes}
        thing="taste"
        values={values.tastes}
        error={errors.tastes}
        hint="Search and quiz: chocolate, cream, berry, citrus, spice, mint, caramel, honey, nut, smoke..."
        onChange={(tastes) => onChange({ tastes })}
      />
      <TextArea
        rows={4}
        hint={`How a talk with it goes. ${lengthOf(values.exampleDialogue, LIMITS.exampleDialogue)}`}
        {...text('exampleDialogue')}
      />
      <TextArea rows={2} hint="The prompt repeats it after each message." {...text('reminder')} />
      <div className={styles.stories}>
        <h3>Stories</h3>
        {errors.lore ? (
          <p className={styles.error} role="alert">
            {errors.lore}
          </p>
        ) : null}
        {values.lore.map((story, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- stories have no name, and are only added at the end
          <fieldset key={index} className={styles.story}>
            <legend className="sr">Story {index + 1}</legend>
            <TextField
              label={`Keys of story ${index + 1}`}
              hint="Words that bring it up, with commas."
              value={story.keys}
              onChange={({ target }) => setStory(index, { keys: target.value })}
            />
            <TextArea
              label={`Story ${index + 1}, as the page tells it`}
              rows={3}
              maxLength={800}
              value={story.text}
              onChange={({ target }) => setStory(index, { text: target.value })}
            />
            <TextArea
              label={`Story ${index + 1}, in its own words`}
              rows={3}
              maxLength={800}
              value={story.told}
              onChange={({ target }) => setStory(index, { told: target.value })}
            />
            <AdminButton
              isIconOnly
              aria-label={`Remove story ${index + 1}`}
              onClick={() => onChange({ lore: values.lore.filter((_story, at) => at !== index) })}
            >
              <Icon name="i-trash" />
            </AdminButton>
          </fieldset>
        ))}
        {values.lore.length < MOST_STORIES ? (
          <AdminButton icon="i-plus" onClick={() => onChange({ lore: [...values.lore, EMPTY] })}>
            Add a story
          </AdminButton>
        ) : null}
      </div>
    </FieldGrid>
  );
}
