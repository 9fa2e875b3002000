import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { mergeEdits } from '../../../features/admin/kit/edits/stale-edit.ts';
import { StaleNote } from '../../../features/admin/kit/edits/stale-note.tsx';
import { Check } from '../../../features/admin/kit/form/check.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from '../../../features/admin/kit/form/field.tsx';
import { MoneyField } from '../../../features/admin/kit/form/money-field.tsx';
import { AdminPricingDocument, CreateProductDocument, UpdateProductDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment, ProductCategory } from '../../../generated/admin/pricing/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { changesOf, FIELDS, LABELS, missingIn, shownValue, valuesOf } from './product-values.ts';
import type { ProductValues } from './product-values.ts';

interface ProductDialogProps {
  /** Null: a new one. */
  product: PricedProductFragment | null;
  isOpen: boolean;
  coffees: readonly { id: string; name: string }[];
  onClose: () => void;
}

export function ProductDialog(props: ProductDialogProps) {
  return <ProductForm key={useOpening(props.isOpen)} {...props} />;
}

function ProductForm({ product, isOpen, coffees, onClose }: ProductDialogProps) {
  const [was, setWas] = useState({ values: valuesOf(product), version: product?.version ?? 0 });
  const [values, setValues] = useState(was.values);
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  // Somebody else's, which the shop has shown with its refusal.
  const [theirs, setTheirs] = useState<PricedProductFragment | null>(null);
  const again = { refetchQueries: [AdminPricingDocument] };
  const [create] = useMutation(CreateProductDocument, again);
  const [update] = useMutation(UpdateProductDocument, again);
  const failure = product ? 'Error updating product' : 'Error creating product';
  const merge = theirs && mergeEdits(was.values, values, valuesOf(theirs), FIELDS);

  function set<Key extends keyof ProductValues>(key: Key, value: ProductValues[Key]) {
    setValues((now) => ({ ...now, [key]: value }));
    setErrors((now) => ({ ...now, [key]: undefined }));
  }
  function fail(message: string) {
    showToast({ title: failure, description: message, tone: 'bad' });
  }
  async function send(sent: ProductValues, on: typeof was) {
    if (!/^\d{1,6}$/.test(sent.stock.trim())) return setErrors((now) => ({ ...now, stock: 'Stock is a whole number, 0 or more.' }));
    try {
      const input = changesOf(on.values, sent);
      const result = product
        ? (await update({ variables: { id: product.id, version: on.version, input } })).data?.updateProduct
        : (await create({ variables: { input: { ...input, stock: Number(sent.stock), category: sent.category } } })).data?.createProduct;
      if (result?.__typename === 'ProductSaved') {
        showToast({ title: `Product ${product ? 'updated' : 'created'} successfully`, description: sent.name, tone: 'good' });
        return onClose();
      }
      if (result?.__typename === 'ProductEditStale') return setTheirs(result.current);
      if (result?.__typename === 'SlugTaken') setErrors({ slug: result.message });
      fail(result?.message ?? 'The shop did not answer.');
    } catch (error) {
      const { message, issues } = failureOf(error);
      setErrors(Object.fromEntries(issues.map((issue) => [issue.path, issue.message])));
      fail(message);
    }
  }

  /** Goes on with both changes; of what both have changed, with `winner`'s. */
  function settle(current: PricedProductFragment, winner: 'theirs' | 'mine') {
    const mine = Object.fromEntries(merge?.conflicts.map((conflict) => [conflict.name, conflict.mine]) ?? []);
    const next: ProductValues = { ...values, ...merge?.merged, ...(winner === 'mine' ? mine : {}) };
    const base = { values: valuesOf(current), version: current.version };
    setValues(next);
    setWas(base);
    setTheirs(null);
    if (winner === 'mine') void send(next, base);
  }

  return (
    <FormDialog
      title={product ? 'Edit product' : 'Add product'}
      icon="i-coupon"
      width={620}
      isOpen={isOpen}
      onClose={onClose}
      verb={product ? 'Save product' : 'Create product'}
      busyVerb="Saving..."
      onSubmit={() => send(values, was)}
      isDirty={Object.keys(changesOf(was.values, values)).length > 0}
      missing={missingIn(values)}
    >
      {theirs && merge ? (
        <StaleNote
          stale={{ current: valuesOf(theirs), fields: merge.conflicts.map(({ name }) => name) }}
          conflicts={merge.conflicts}
          show={({ name }, value) => shownValue(name, value, coffees)}
          labelOf={(name) => LABELS[name]}
          onTakeTheirs={() => settle(theirs, 'theirs')}
          onSaveMine={() => settle(theirs, 'mine')}
        />
      ) : null}
      <FieldGrid>
        <TextField
          label="Name"
          span={6}
          maxLength={40}
          value={values.name}
          error={errors['name']}
          onChange={({ target }) => set('name', target.value)}
        />
        <TextField
          label="Slug"
          span={6}
          maxLength={60}
          value={values.slug}
          error={errors['slug']}
          onChange={({ target }) => set('slug', target.value)}
        />
        <MoneyField
          label="Price"
          span={3}
          cents={values.priceCents}
          error={errors['priceCents']}
          onChange={(cents) => set('priceCents', cents)}
        />
        <TextField
          label="Stock"
          span={3}
          isNumber
          inputMode="numeric"
          value={values.stock}
          error={errors['stock']}
          onChange={({ target }) => set('stock', target.value)}
        />
        <SelectField
          label="Category"
          span={6}
          value={values.category}
          onChange={({ target }) => set('category', target.value as ProductCategory)}
        >
          <option value="BEANS">coffee beans</option>
          <option value="EQUIPMENT">equipment</option>
          <option value="MERCHANDISE">merchandise</option>
        </SelectField>
        <TextArea
          label="Description"
          maxLength={300}
          value={values.description}
          error={errors['description']}
          onChange={({ target }) => set('description', target.value)}
        />
        <TextField
          label="Image"
          span={6}
          hint="Optional"
          maxLength={200}
          value={values.imageUrl}
          error={errors['imageUrl']}
          onChange={({ target }) => set('imageUrl', target.value)}
        />
        <SelectField label="Coffee character" span={6} value={values.coffeeId} onChange={({ target }) => set('coffeeId', target.value)}>
          <option value="">None</option>
          {coffees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Allergens"
          hint="Like “milk, tree-nuts”; “none”; empty: not known"
          maxLength={100}
          value={values.allergens}
          error={errors['allergens']}
          onChange={({ target }) => set('allergens', target.value)}
        />
      </FieldGrid>
      <Check checked={values.isFeatured} onChange={({ target }) => set('isFeatured', target.checked)}>
        Featured
      </Check>
    </FormDialog>
  );
}
