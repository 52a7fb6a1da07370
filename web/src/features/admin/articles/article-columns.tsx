import type { ManagedArticle } from '../../../../../shared/contracts/articles-admin.ts';
import { formatMoney } from '../../../lib/money.ts';
import type { Column } from '../parts/data-table.tsx';
import { ItemThumb } from '../parts/item-thumb.tsx';
import { ItemTitle } from '../parts/item-title.tsx';
import { RowActions } from '../parts/row-actions.tsx';
import { ShortDate } from '../parts/short-date.tsx';
import { StateBadge } from '../parts/state-badge.tsx';

export interface ArticleColumnsParts {
  editPath: (id: string) => string;
  onDelete: (article: ManagedArticle) => void;
}

export const articlePath = (id: string): string => `/articles/${encodeURIComponent(id)}`;

export function articleColumns({
  editPath,
  onDelete,
}: ArticleColumnsParts): Column<ManagedArticle>[] {
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
      cell: ({ title, shortDescription }) => <ItemTitle title={title} text={shortDescription} />,
    },
    {
      id: 'category',
      card: 'inline',
      header: 'Category',
      cell: ({ category }) => category,
      width: '10rem',
    },
    {
      id: 'state',
      card: 'inline',
      header: 'State',
      width: '8.5rem',
      cell: ({ state, hasFile }) => (
        <StateBadge state={state} missing={hasFile ? undefined : 'no PDF'} />
      ),
    },
    {
      id: 'price',
      card: 'inline',
      header: 'Price',
      kind: 'figures',
      width: '6rem',
      cell: ({ price, currency, isFree }) => (isFree ? 'Free' : formatMoney(price, currency)),
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
      cell: (article) => (
        <RowActions
          title={article.title}
          id={article.id}
          editPath={editPath(article.id)}
          viewPath={article.state === 'published' ? articlePath(article.id) : undefined}
          onDelete={() => onDelete(article)}
        />
      ),
    },
  ];
}
