import { AdminButton } from '../../../features/admin/kit/controls/admin-button.tsx';
import { Icon } from '../../../features/admin/kit/icons/icon.tsx';
import type { DataColumn } from '../../../features/admin/kit/table/data-column.ts';
import { RowLink } from '../../../features/admin/kit/table/row-link.tsx';
import type { PricedProductFragment } from '../../../generated/admin/pricing/graphql.ts';
import { formatWhole } from '../../../lib/whole-number.ts';
import { Picture, PRODUCT_STAND_IN } from '../../../ui/pictures/picture.tsx';
import { PriceCell } from './price-cell.tsx';
import styles from './pricing.module.css';
import { StockSwitch, totalOf } from './stock-switch.tsx';

interface Deeds {
  edit: (product: PricedProductFragment) => void;
  remove: (product: PricedProductFragment) => void;
  nameOfCoffee: (id: string) => string | undefined;
}

export function pricingColumns({ edit, remove, nameOfCoffee }: Deeds): readonly DataColumn<PricedProductFragment>[] {
  return [
    {
      id: 'picture',
      header: 'Picture',
      card: 'x',
      width: '64px',
      cell: ({ shownImageUrl }) => (
        <span className={styles.picture}>
          <Picture src={shownImageUrl} standIn={PRODUCT_STAND_IN} alt="" height={48} />
        </span>
      ),
    },
    {
      id: 'name',
      header: 'Product',
      card: 'ab',
      width: '21%',
      cell: (product) => (
        <span className={styles.product}>
          <RowLink onOpen={() => edit(product)}>{product.name}</RowLink>
          <small>{product.slug}</small>
        </span>
      ),
    },
    { id: 'category', header: 'Category', card: 'x', isOptional: true, cell: ({ category }) => category.toLowerCase() },
    { id: 'price', header: 'Price', card: 'c', width: '130px', cell: (product) => <PriceCell product={product} /> },
    {
      id: 'stock',
      header: 'Stock',
      card: 'd',
      cardLabel: 'Stock',
      isNumber: true,
      cell: (product) => <span className={styles.figure}>{formatWhole(totalOf(product))}</span>,
    },
    {
      id: 'switch',
      header: 'In stock',
      card: 'z',
      isUnbroken: true,
      cell: (product) => <StockSwitch key={product.id} product={product} />,
    },
    {
      id: 'featured',
      header: 'Featured',
      card: 'x',
      isOptional: true,
      cell: ({ isFeatured }) =>
        isFeatured ? (
          <>
            <Icon name="s-check" />
            <span className="sr">featured</span>
          </>
        ) : null,
    },
    {
      id: 'character',
      header: 'Character',
      card: 'x',
      isOptional: true,
      cell: ({ coffeeId }) => (coffeeId && nameOfCoffee(coffeeId)) || <span className={styles.none}>none</span>,
    },
    {
      id: 'deeds',
      header: 'Change',
      card: 'z2',
      cell: (product) => (
        <span className={styles.deeds}>
          <AdminButton icon="i-pencil" aria-label={`Edit ${product.name}`} onClick={() => edit(product)}>
            Edit
          </AdminButton>
          <AdminButton isIconOnly aria-label={`Delete ${product.name}`} onClick={() => remove(product)}>
            <Icon name="i-trash" />
          </AdminButton>
        </span>
      ),
    },
  ];
}
