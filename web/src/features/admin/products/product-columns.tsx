import type { ManagedProduct } from '../../../../../shared/contracts/products.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { Column } from '../parts/data-table.tsx';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { ItemTitle } from '../parts/item-title.tsx';
import { RowActions } from '../parts/row-actions.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import { StateBadge } from '../parts/state-badge.tsx';

export interface ProductColumnsParts {
  editPath: (id: string) => string;
  onDelete: (product: ManagedProduct) => void;
}

/** Where products are sold. */
export const storePath = '/store';

export function productColumns({
  editPath,
  onDelete,
}: ProductColumnsParts): Column<ManagedProduct>[] {
  return [
    {
      id: 'cover',
      header: 'Cover',
      kind: 'picture',
      width: '4.75rem',
      cell: ({ imageUrl }) => <ItemThumb imageUrl={imageUrl} shape="cover" />,
    },
    {
      id: 'title',
      header: 'Title',
      kind: 'main',
      cell: ({ title, fileName }) => <ItemTitle title={title} text={fileName} />,
    },
    {
      id: 'category',
      card: 'inline',
      header: 'Category',
      cell: ({ category }) => category,
      width: '11rem',
    },
    {
      id: 'state',
      card: 'inline',
      header: 'State',
      width: '9rem',
      cell: ({ state, fileName }) => (
        <StateBadge state={state} missing={fileName === undefined ? 'no file' : undefined} />
      ),
    },
    {
      id: 'price',
      card: 'inline',
      header: 'Price',
      kind: 'figures',
      width: '6rem',
      cell: ({ price, currency }) => (price === 0 ? 'Free' : formatMoney(price, currency)),
    },
    {
      id: 'updated',
      card: 'inline',
      header: 'Updated',
      kind: 'figures',
      width: '7.5rem',
      cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      width: '8.5rem',
      cell: (product) => (
        <RowActions
          title={product.title}
          id={product.id}
          editPath={editPath(product.id)}
          viewPath={product.state === 'published' ? storePath : undefined}
          onDelete={() => onDelete(product)}
        />
      ),
    },
  ];
}
