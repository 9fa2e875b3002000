import { useEarlyInput } from '../../lib/use-early-input.ts';
import { Button } from '../../ui/controls/button.tsx';
import { SelectField } from '../../ui/controls/field.tsx';
import { Segmented } from '../../ui/controls/segmented.tsx';
import { addLabel } from './stock-rules.ts';
import type { Choice, ChoosableProduct, ChosenProduct } from './use-choice.ts';

interface ChoiceControlsProps {
  product: ChoosableProduct;
  choice: Choice;
  /** Id of the element with the product name: the button's own label is the same on every card. */
  nameId: string;
  onAdd: (chosen: ChosenProduct) => void;
  look?: 'gold' | 'latte';
  /** Layout of the three controls. */
  classNames: Partial<Record<'grinds' | 'size' | 'add', string>>;
}

/** Grind, size and the button that puts the product into the cart. */
export function ChoiceControls({ product, choice, nameId, onAdd, look, classNames }: ChoiceControlsProps) {
  const { slug, name, category, priceCents, sizes, grindOptions } = product;
  const { grind, size, inStock, setGrind, setSize } = choice;
  const sizeField = useEarlyInput<HTMLSelectElement>(size ?? '', setSize);
  return (
    <>
      {grind ? (
        <Segmented
          className={classNames.grinds}
          legend={`Grind for ${name}`}
          options={grindOptions.map((option) => ({ value: option.grind, label: option.label }))}
          value={grind.grind}
          onChange={setGrind}
        />
      ) : null}
      {sizes.length > 0 ? (
        <SelectField
          ref={sizeField}
          className={classNames.size}
          label="Size"
          aria-label={`Size of ${name}`}
          value={size}
          onChange={(event) => setSize(event.target.value)}
        >
          {sizes.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      ) : null}
      <Button
        className={classNames.add}
        look={look}
        disabled={!inStock}
        aria-describedby={nameId}
        onClick={() => onAdd({ slug, name, priceCents, imageUrl: product.imageUrl ?? '', category, grindLabel: grind?.label, size })}
      >
        {addLabel(category, inStock)}
      </Button>
    </>
  );
}
