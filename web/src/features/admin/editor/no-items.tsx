import { Button, LinkButton } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import type { CatalogueMessages } from '../catalogues/catalogue-messages.ts';
import type { ItemFilters } from '../parts/use-item-filters.tsx';

export interface NoItemsProps {
  words: CatalogueMessages;
  filters: ItemFilters;
  /** The text for an empty catalogue. */
  emptyText: string;
  createPath: string;
}

/** Replaces a table without rows: the catalogue is empty, or nothing matches its filters. */
export function NoItems({ words, filters, emptyText, createPath }: NoItemsProps) {
  const { state, tag, showAll } = filters;
  if (state || tag) {
    return (
      <Notice
        tone="empty"
        title={tag ? words.noneMatch : words.noneIn[state!]}
        action={
          <Button size="sm" variant="secondary" onClick={showAll}>
            {words.showAll}
          </Button>
        }
      />
    );
  }
  return (
    <Notice
      tone="empty"
      title={words.none}
      action={<LinkButton to={createPath}>{words.create}</LinkButton>}
    >
      {emptyText}
    </Notice>
  );
}
