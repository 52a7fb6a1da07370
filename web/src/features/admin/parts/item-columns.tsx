import type { PublicationState } from '#shared/contracts/fields.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import type { Column } from './data-table.tsx';
import { ItemThumb, type ItemThumbProps } from './item-thumb.tsx';
import { ItemTitle } from './item-title.tsx';
import * as messages from './messages.ts';
import { RowActions } from './row-actions.tsx';
import { ShortDate } from './short-date.tsx';
import { StateBadge } from './state-badge.tsx';

/** The fields that rows of articles, episodes and products share. */
export interface ListedItem {
  id: string;
  title: string;
  state: PublicationState;
  /** When a scheduled item is published. */
  publishAt?: string;
  /** Chosen for the home page. */
  onHome?: boolean;
  /** In major units of the currency. */
  price: number;
  currency: string;
  updatedAt: string;
}

/** The actions of a row. */
export interface RowWork<Row> {
  editPath: (id: string) => string;
  copyPath: (id: string) => string;
  onDelete: (row: Row) => void;
}

const pictures = {
  cover: { id: 'cover', header: messages.cover, width: '4.75rem' },
  artwork: { id: 'artwork', header: messages.artwork, width: '4.25rem' },
};

export function pictureColumn<Row>(
  shape: ItemThumbProps['shape'],
  imageUrlOf: (row: Row) => string | undefined,
): Column<Row> {
  return {
    ...pictures[shape],
    kind: 'picture',
    cell: (row) => <ItemThumb imageUrl={imageUrlOf(row)} shape={shape} />,
  };
}

/**
 * Returns the column with the title.
 * @param textOf A line or two under the title.
 */
export function titleColumn<Row extends ListedItem>(
  textOf: (row: Row) => string | undefined,
): Column<Row> {
  return {
    id: 'title',
    header: messages.title,
    sort: 'title',
    kind: 'main',
    cell: (row) => <ItemTitle title={row.title} text={textOf(row)} />,
  };
}

/** Returns the column with the category, which has a line of its own on a card. */
export function categoryColumn<Row extends { category: string }>(width: string): Column<Row> {
  return {
    id: 'category',
    header: messages.category,
    sort: 'category',
    cell: (row) => row.category,
    width,
  };
}

/**
 * Returns the column with the state.
 * @param missingOf What a draft still needs: 'no PDF'.
 */
export function stateColumn<Row extends ListedItem>(
  missingOf: (row: Row) => string | undefined,
  width: string,
): Column<Row> {
  return {
    id: 'state',
    card: 'inline',
    header: messages.state,
    sort: 'state',
    width,
    cell: (row) => <StateBadge {...row} missing={missingOf(row)} />,
  };
}

export function priceColumn<Row extends ListedItem>(): Column<Row> {
  return {
    id: 'price',
    card: 'inline',
    header: messages.price,
    sort: 'price',
    kind: 'figures',
    width: '6rem',
    cell: ({ price, currency }) => (price === 0 ? messages.free : formatMoney(price, currency)),
  };
}

export function updatedColumn<Row extends ListedItem>(): Column<Row> {
  return {
    id: 'updated',
    card: 'inline',
    header: messages.updated,
    sort: '-updated',
    kind: 'figures',
    width: '7.5rem',
    cell: ({ updatedAt }) => <ShortDate at={updatedAt} />,
  };
}

/**
 * Returns the column with the actions.
 * @param viewPath The page of an item, which administrators see in every state.
 */
export function actionsColumn<Row extends ListedItem>(
  { editPath, copyPath, onDelete }: RowWork<Row>,
  viewPath: (id: string) => string,
): Column<Row> {
  return {
    id: 'actions',
    header: messages.actions,
    kind: 'actions',
    width: '10.75rem',
    cell: (row) => (
      <RowActions
        title={row.title}
        id={row.id}
        editPath={editPath(row.id)}
        copyPath={copyPath(row.id)}
        viewPath={viewPath(row.id)}
        isPublished={row.state === 'published'}
        onDelete={() => onDelete(row)}
      />
    ),
  };
}
