import { Search } from 'lucide-react';
import type { EpisodeSort } from '#shared/contracts/podcasts.ts';
import { Button } from '#web/src/components/button.tsx';
import { Select } from '#web/src/components/select.tsx';
import { TextField } from '#web/src/components/text-field.tsx';
import { useSearchDraft } from '#web/src/lib/use-search-draft.ts';
import { sortLabels, type HubView } from './hub-view.ts';
import styles from './hub-bar.module.css';
import * as messages from './messages.ts';

export interface HubBarProps {
  view: HubView;
  onChange: (change: Partial<HubView>) => void;
}

const sorts = Object.entries(sortLabels).map(([value, label]) => ({ value, label }));

export function HubBar({ view, onChange }: HubBarProps) {
  const search = useSearchDraft(view.q, (q) => onChange({ q }), view.episode);
  return (
    <form
      role="search"
      aria-label={messages.episodes}
      action="/podcasthub"
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        search.commit();
      }}
    >
      <TextField
        label={messages.searchEpisodes}
        type="search"
        name="q"
        autoComplete="off"
        placeholder={messages.titleTopicOrAuthor}
        maxLength={200}
        icon={<Search aria-hidden />}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
      />
      <Select
        label={messages.sortBy}
        name="sort"
        options={sorts.slice(view.q ? 0 : 1)}
        value={view.sort}
        onChange={(event) => onChange({ sort: event.target.value as EpisodeSort })}
      />
      {view.tag && <input type="hidden" name="tag" value={view.tag} />}
      {view.author && <input type="hidden" name="author" value={view.author} />}
      <noscript>
        <Button type="submit">{messages.search}</Button>
      </noscript>
    </form>
  );
}
