import { Search } from 'lucide-react';
import { Button } from '#web/src/components/button.tsx';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { listSettings } from '#web/src/lib/api/use-pages.ts';
import { sortLabels, type Filters } from './filters.ts';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import styles from './filter-bar.module.css';
import * as messages from './messages.ts';

export interface FilterBarProps {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
  /** Id of the open article. */
  open: string | undefined;
}

const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

export function FilterBar({ filters, onChange, open }: FilterBarProps) {
  const search = useSearchDraft(filters.q, (q) => onChange({ q }), open);
  const { data: counted = [] } = useCall('GET /api/articles/categories', {}, listSettings);
  // A category in the address is offered even before the list has loaded, or if it is empty.
  const labels = [...counted.map(({ label }) => label), filters.category];
  const offered = new Set(labels.filter(Boolean));
  const categories = [
    { value: '', label: messages.allCategories },
    ...[...offered].map((label) => ({ value: label, label })),
  ];
  return (
    <form
      role="search"
      aria-label={messages.articles}
      action="/articles"
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        search.commit();
      }}
    >
      <TextField
        label={messages.searchArticles}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={messages.titleTopicOrAuthor}
        maxLength={200}
        icon={<Search aria-hidden />}
        className={styles.search}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
      />
      <Select
        label={messages.category}
        name="category"
        options={categories}
        value={filters.category}
        onChange={(event) => onChange({ category: event.target.value })}
      />
      <Select
        label={messages.sortBy}
        name="sort"
        options={sorts.slice(filters.q ? 0 : 1)}
        value={filters.sort}
        onChange={(event) => onChange({ sort: event.target.value as Filters['sort'] })}
      />
      {filters.tag && <input type="hidden" name="tag" value={filters.tag} />}
      {filters.author && <input type="hidden" name="author" value={filters.author} />}
      <noscript>
        <Button type="submit">{messages.search}</Button>
      </noscript>
    </form>
  );
}
