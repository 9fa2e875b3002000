import type { StoryPage } from '../story.ts';
import { Button } from './button.tsx';
import { FieldError, SelectField, TextField } from './field.tsx';

export const page: StoryPage = {
  title: 'Field',
  stories: [
    { name: 'Empty', Show: () => <TextField label="Full name" autoComplete="name" /> },
    { name: 'With a hint', Show: () => <TextField label="ZIP code" inputMode="numeric" hint="Five digits" defaultValue="94107" /> },
    { name: 'Refused', Show: () => <TextField label="Email" type="email" error="Invalid email address" defaultValue="captain@" /> },
    {
      name: 'With a button',
      Show: () => <TextField label="Coupon code" defaultValue="BREW10" action={<Button>Apply</Button>} />,
    },
    { name: 'Disabled', Show: () => <TextField label="Coupon code, applied" defaultValue="BREW10" disabled /> },
    {
      name: 'Select',
      Show: () => (
        <SelectField label="Shipping method" defaultValue="ground">
          <option value="ground">USPS Ground, $5.99</option>
          <option value="priority">USPS Priority, $8.99</option>
        </SelectField>
      ),
    },
    { name: 'The words of a refusal', Show: () => <FieldError>First name is required</FieldError> },
  ],
};
