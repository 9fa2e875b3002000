import { useMutation } from '@apollo/client/react';
import { FormDialog } from '../../../features/admin/kit/dialogs/form-dialog.tsx';
import { useOpening } from '../../../features/admin/kit/dialogs/use-opening.ts';
import { useRowForm } from '../../../features/admin/kit/edits/use-row-form.tsx';
import { Check } from '../../../features/admin/kit/form/check.tsx';
import { FieldGrid, SelectField, TextArea, TextField } from '../../../features/admin/kit/form/field.tsx';
import { MoneyField } from '../../../features/admin/kit/form/money-field.tsx';
import { AdminPricingDocument, CreateProductDocument, UpdateProductDocument } from '../../../generated/admin/pricing/graphql.ts';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';
import { inputOf, LABELS, missingIn, shownValue, valuesOf } from './product-values.ts';
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
  const again = { refetchQueries: [AdminPricingDocument] };
  const [create] = useMutation(CreateProductDocument, again);
  const [update] = useMutation(UpdateProductDocument, again);
  const form = useRowForm({
    row: product,
    valuesOf,
    labels: LABELS,
    show: (name, value) => shownValue(name, value, coffees),
    problemsOf: ({ stock }): { stock?: string } => (/^\d{1,6}$/.test(stock.trim()) ? {} : { stock: 'Stock is a whole number, 0 or more.' }),
    async send(values, on, changed) {
      if (on) return (await update({ variables: { id: on.id, version: on.version, input: inputOf(values, changed) } })).data?.updateProduct;
      return (await create({ variables: { input: inputOf(values, [...changed, 'stock', 'category']) } })).data?.createProduct;
    },
    fieldOf: { SlugTaken: 'slug' },
    saved: `Product ${product ? 'updated' : 'created'} successfully`,
    failed: product ? 'Error updating product' : 'Error creating product',
    nameOf: ({ name }) => name,
    onClose,
  });
  const { values, change } = form;
  function text(name: Exclude<keyof ProductValues, 'priceCents' | 'isFeatured'>) {
    return {
      label: LABELS[name],
      value: values[name],
      error: form.errors[name],
      onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
    };
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
      onSubmit={form.submit}
      isDirty={form.isDirty}
      missing={missingIn(values)}
    >
      {form.note}
      <FieldGrid>
        <TextField span={6} maxLength={40} {...text('name')} />
        <TextField span={6} maxLength={60} {...text('slug')} />
        <MoneyField
          label="Price"
          span={3}
          cents={values.priceCents}
          error={form.errors.priceCents}
          onChange={(priceCents) => change({ priceCents })}
        />
        <TextField span={3} isNumber inputMode="numeric" {...text('stock')} />
        <SelectField span={6} {...text('category')}>
          <option value="BEANS">coffee beans</option>
          <option value="EQUIPMENT">equipment</option>
          <option value="MERCHANDISE">merchandise</option>
        </SelectField>
        <TextArea maxLength={300} {...text('description')} />
        <TextField span={6} hint="Optional" maxLength={200} {...text('imageUrl')} />
        <SelectField span={6} {...text('coffeeId')}>
          <option value="">None</option>
          {coffees.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField hint="Like “milk, tree-nuts”; “none”; empty: not known" maxLength={100} {...text('allergens')} />
      </FieldGrid>
      <Check checked={values.isFeatured} onChange={({ target }) => change({ isFeatured: target.checked })}>
        Featured
      </Check>
    </FormDialog>
  );
}
