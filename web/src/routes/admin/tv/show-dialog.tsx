import { useMutation } from '@apollo/client/react';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { useRowForm } from '../../../features/admin/kit/edits/use-row-form.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from '../../../features/admin/kit/form/field.tsx';
import { UpdateTvShowDocument } from '../../../generated/admin/tv/graphql.ts';
import type { EditedShowFragment } from '../../../generated/admin/tv/graphql.ts';

const LABELS = { video: 'Video', title: 'Title', season: 'Season', era: 'Era', description: 'Description' };
const FIELD_OF = { VideoNotRecognized: 'video' } as const;

function valuesOf(show: EditedShowFragment | null) {
  const { title = '', season = '', era = '', description = '', videoId } = show ?? {};
  return { video: videoId ?? '', title, season, era, description };
}

interface ShowDialogProps {
  show: EditedShowFragment | null;
  onClose: () => void;
}

export function ShowDialog(props: ShowDialogProps) {
  return <ShowForm key={useOpening(props.show !== null)} {...props} />;
}

function ShowForm({ show, onClose }: ShowDialogProps) {
  const [update] = useMutation(UpdateTvShowDocument);
  const form = useRowForm({
    row: show,
    valuesOf,
    labels: LABELS,
    show: (_name, value) => `“${value}”`,
    async send(values, on, changed) {
      const input = Object.fromEntries(changed.map((name) => [name, values[name]]));
      return on && (await update({ variables: { id: on.id, version: on.version, input } })).data?.updateTvShow;
    },
    fieldOf: FIELD_OF,
    saved: 'Show updated successfully',
    failed: 'Error updating show',
    nameOf: ({ title }) => title,
    onClose,
  });
  function text(name: keyof typeof LABELS) {
    return {
      label: LABELS[name],
      value: form.values[name],
      error: form.errors[name],
      onChange: ({ target }: { target: { value: string } }) => form.change({ [name]: target.value }),
    };
  }
  return (
    <FormDialog
      title={`Channel ${show?.channel}`}
      icon="i-tv"
      isOpen={show !== null}
      onClose={onClose}
      verb="Save show"
      busyVerb="Saving..."
      onSubmit={form.submit}
      isDirty={form.isDirty}
    >
      {form.note}
      <FieldGrid>
        <TextField
          hint="The address or id of a video at YouTube. Empty: the channel plays its own reel."
          maxLength={300}
          autoComplete="off"
          {...text('video')}
        />
        <TextField maxLength={80} {...text('title')} />
        <TextField span={8} maxLength={40} {...text('season')} />
        <SelectField span={4} {...text('era')}>
          <option>1990s</option>
          <option>2000s</option>
          <option>2020s</option>
        </SelectField>
        <TextArea hint="The channel guide shows the first 60 characters." maxLength={300} {...text('description')} />
      </FieldGrid>
    </FormDialog>
  );
}
