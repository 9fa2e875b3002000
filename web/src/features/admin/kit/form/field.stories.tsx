import { useState } from 'react';
import type { StoryPage } from '../../../../ui/story.ts';
import { AdminButton } from '../controls/admin-button.tsx';
import { AdminForm } from './admin-form.tsx';
import { Check, Radio } from './check.tsx';
import { Choice } from './choice.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from './field.tsx';
import { MoneyField } from './money-field.tsx';
import { Switch } from './switch.tsx';

function Money({ start, error }: { start: number | null; error?: string }) {
  const [cents, setCents] = useState(start);
  return <MoneyField label="Price" hint={`${cents ?? 'no'} cents`} span={4} cents={cents} onChange={setCents} error={error} />;
}

function Kind() {
  const [kind, setKind] = useState<'percentage' | 'fixed'>('percentage');
  const options = [
    { value: 'percentage', label: 'percentage' },
    { value: 'fixed', label: 'fixed' },
  ] as const;
  return <Choice label="Discount type" options={options} value={kind} onChange={setKind} />;
}

function InStock({ isSaving }: { isSaving?: boolean }) {
  const [isOn, setIsOn] = useState(true);
  return (
    <Switch isOn={isOn} onChange={setIsOn} label="Jack's Pumpkin, ground: in stock" isSaving={isSaving}>
      {isSaving ? 'Saving...' : isOn ? 'In stock' : 'Out of stock'}
    </Switch>
  );
}

function Form() {
  const [isBad, setIsBad] = useState(false);
  return (
    <AdminForm label="A coupon" onSubmit={() => setIsBad(true)}>
      <FieldGrid>
        <TextField label="Code" span={6} defaultValue="brew10" isUpperCase hint="Upper case by itself" />
        <SelectField label="Payment method" span={6}>
          <option>Cash</option>
          <option>Check</option>
        </SelectField>
        <TextField
          label="Usage limit"
          span={4}
          isNumber
          inputMode="numeric"
          defaultValue="0"
          error={isBad ? 'At least one use.' : undefined}
        />
        <Money start={1600} />
        <TextArea label="Note for the crew" hint="The customer never sees it." />
      </FieldGrid>
      <p>
        <AdminButton type="submit" look="gold">
          Save
        </AdminButton>
      </p>
    </AdminForm>
  );
}

export const page: StoryPage = {
  title: 'Portal fields',
  surface: 'portal',
  stories: [
    { name: 'A form: Ctrl S saves, the first bad field has the focus', Show: Form },
    { name: 'An amount that is none', Show: () => <Money start={null} error='"12,5O" is not an amount. Write it like 16.50.' /> },
    { name: 'One of a few', Show: Kind },
    { name: 'Switch', Show: () => <InStock /> },
    { name: 'Switch, saving', Show: () => <InStock isSaving /> },
    {
      name: 'Boxes',
      Show: () => (
        <>
          <Check defaultChecked>Mail the customer</Check>
          <Check isPartial>Some of them</Check>
          <Radio name="story" defaultChecked>
            Everything left
          </Radio>
          <Radio name="story">Any amount</Radio>
        </>
      ),
    },
  ],
};
