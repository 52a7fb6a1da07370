import { useState } from 'react';
import type { FunnelItem, FunnelReport } from '#shared/contracts/reports.ts';
import { Button } from '#web/src/components/button.tsx';
import { formatCount } from '#web/src/lib/format-count.ts';
import { TitleWithKind } from '../dashboard/title-with-kind.tsx';
import { itemKey } from '../parts/item-key.ts';
import { ReportTable } from '../parts/report-table.tsx';
import { itemColumns } from './funnel-columns.ts';
import { downloadsOf } from './funnel-rates.ts';
import { SaveButton } from './save-button.tsx';
import styles from './funnel-report.module.css';
import { titleOf } from './title-of.ts';
import { useTableSort } from './use-table-sort.ts';
import * as messages from './messages.ts';

interface FunnelItemTableProps extends Pick<FunnelReport, 'items' | 'others'> {
  /** Saves all of them as CSV. */
  save: () => void;
}

/** The rows shown first: on a phone, a row has three lines. */
const fewItems = 10;

/** The figures of each item, sorted by any of them. */
export function FunnelItemTable({ items, others, save }: FunnelItemTableProps) {
  const { sort, sorted } = useTableSort<FunnelItem>('items', itemColumns, titleOf, 'views');
  const [all, setAll] = useState(false);
  const isLong = items.length > fewItems;
  const shown = sorted(items).slice(0, all ? undefined : fewItems);
  return (
    <>
      <ReportTable
        caption={messages.byItem}
        columns={[messages.item, ...itemColumns.map(({ header }) => header)]}
        sort={sort}
        rows={[
          ...shown.map((item) => ({
            key: itemKey(item),
            name: <TitleWithKind title={titleOf(item)} kind={item.resourceType} />,
            figures: itemColumns.map(({ text }) => text(item)),
          })),
          ...(others && all ? [rowOfOthers(others)] : []),
        ]}
      />
      <div className={styles.actions}>
        {isLong && (
          <Button variant="secondary" size="sm" onClick={() => setAll(!all)}>
            {all
              ? messages.showFewer
              : messages.showAllItems(formatCount(items.length + (others?.items ?? 0)))}
          </Button>
        )}
        <SaveButton label={messages.downloadItems} save={save} />
      </div>
    </>
  );
}

function rowOfOthers(others: NonNullable<FunnelReport['others']>) {
  const figures: Record<string, number> = { ...others, downloads: downloadsOf(others) };
  return {
    key: 'others',
    name: messages.otherItems(others.items, formatCount(others.items)),
    figures: itemColumns.map(({ id }) => {
      const figure = figures[id];
      return figure === undefined ? messages.none : formatCount(figure);
    }),
  };
}
