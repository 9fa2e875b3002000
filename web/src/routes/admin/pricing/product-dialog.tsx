import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../features/admin/kit/data/failure.ts';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { Check } from '../../../features/admin/kit/form/check.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from '../../../features/admin/kit/form/field.tsx';
import { MoneyField } from '../../../features/admin/kit/form/money-field.tsx';
import { Note } from '../../../features/admin/kit/signs/note.tsx';
import { AdminPricingDocument, CreateProductDocument, UpdateProductDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment, ProductCategory } from '../../../generated/admin/pricing/graphql.ts';
import { showToast } from '../../../ui/toast/toast-store.ts';
import { changesOf, missingIn, valuesOf } from './product-values.ts';
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
  const [stale, setStale] = useState<string | null>(null);
  const again = { refetchQueries: [AdminPricingDocument] };
  const [create] = useMutation(CreateProductDocument, again);
  const [update] = useMutation(UpdateProductDocument, again);
  const failure = product ? 'Error updating product' : 'Error creating product';
  const isCount = /^\d{1,6}$/.test(values.stock.trim());

  function set<Key extends keyof ProductValues>(key: Key, value: ProductValues[Key]) {
    setValues((now) => ({ ...now, [key]: value }));
    setErrors((now) => ({ ...now, [key]: undefined }));
  }
  function fail(message: string) {
    showToast({ title: failure, description: message, tone: 'bad' });
  }
  async function submit() {
    if (!isCount) return setErrors((now) => ({ ...now, stock: 'Stock is a whole number, 0 or more.' }));
    try {
      const input = changesOf(was.values, values);
      const result = product
        ? (await update({ variables: { id: product.id, version: was.version, input } })).data?.updateProduct
        : (await create({ variables: { input: { ...input, stock: Number(values.stock), category: values.category } } })).data
            ?.createProduct;
      if (result?.__typename === 'ProductSaved') {
        showToast({ title: `Product ${product ? 'updated' : 'created'} successfully`, description: values.name, tone: 'good' });
        return onClose();
      }
      if (result?.__typename === 'ProductEditStale') {
        setWas({ values: valuesOf(result.current), version: result.current.version });
        return setStale(`Changed by both: ${result.fields.join(', ')}. Save again to put yours on top.`);
      }
      if (result?.__typename === 'SlugTaken') setErrors({ slug: result.message });
      fail(result?.message ?? 'The shop did not answer.');
    } catch (error) {
      const { message, issues } = failureOf(error);
      setErrors(Object.fromEntries(issues.map((issue) => [issue.path, issue.message])));
      fail(message);
    }
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
      onSubmit={submit}
      isDirty={Object.keys(changesOf(was.values, values)).length > 0}
      missing={missingIn(values)}
    >
      {stale ? (
        <Note tone="info" icon="i-users" title="Somebody saved this after you opened it" isLive>
          <p>{stale}</p>
        </Note>
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
      </FieldGrid>
      <Check checked={values.isFeatured} onChange={({ target }) => set('isFeatured', target.checked)}>
        Featured
      </Check>
    </FormDialog>
  );
}
