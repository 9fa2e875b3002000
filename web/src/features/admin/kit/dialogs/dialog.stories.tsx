import { useState } from 'react';
import type { ReactNode } from 'react';
import type { StoryPage } from '../../../../ui/story.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { FieldGrid, TextField } from '../form/field.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { FormDialog } from './form-dialog.tsx';

function Opened({ label, children }: { label: string; children: (isOpen: boolean, onClose: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <AdminButton onClick={() => setIsOpen(true)}>{label}</AdminButton>
      {children(isOpen, () => setIsOpen(false))}
    </>
  );
}

export const page: StoryPage = {
  title: 'Portal dialogs',
  surface: 'portal',
  stories: [
    {
      name: 'Confirm: names the thing, the focus is on the safe side',
      Show: () => (
        <Opened label="Delete BREW10">
          {(isOpen, onClose) => (
            <ConfirmDialog
              title="Delete BREW10"
              icon="i-trash"
              isOpen={isOpen}
              onClose={onClose}
              question="Are you sure you want to delete this coupon?"
              verb="Delete"
              busyVerb="Deleting..."
              milder={{ label: 'Switch it off', onPress: onClose }}
              onConfirm={() => Promise.resolve('Somebody else has changed it.')}
            >
              <p>BREW10 was used 212 times; those orders keep their discount.</p>
            </ConfirmDialog>
          )}
        </Opened>
      ),
    },
    {
      name: 'A form; closing with changes asks',
      Show: () => (
        <Opened label="Edit coupon">
          {(isOpen, onClose) => (
            <FormDialog
              title="Edit coupon"
              icon="i-coupon"
              isOpen={isOpen}
              onClose={onClose}
              verb="Update coupon"
              busyVerb="Updating..."
              isDirty
              onSubmit={onClose}
            >
              <FieldGrid>
                <TextField label="Code" defaultValue="BREW10" />
              </FieldGrid>
            </FormDialog>
          )}
        </Opened>
      ),
    },
  ],
};
