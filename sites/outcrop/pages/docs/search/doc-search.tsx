import { useMemo, useRef, useState, type SubmitEvent } from 'react';
import { Search } from 'lucide-react';
import { TextField } from '#web/src/components/text-field.tsx';
import { DocResults } from './doc-results.tsx';
import { readDocEntries } from './read-doc-entries.ts';
import { searchDocs } from './search-docs.ts';
import styles from './doc-search.module.css';
import { useDocQuery } from './use-doc-query.ts';

/** Searches its own page; the results are above the sections and link to them. */
export function DocSearch() {
  const { q, text, type, commit } = useDocQuery();
  const form = useRef<HTMLFormElement>(null);
  const [search, setSearch] = useState<HTMLElement | null>(null);
  const entries = useMemo(() => (search ? readDocEntries(search.parentElement!) : []), [search]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    commit();
  }

  function clear(): void {
    type('');
    form.current?.querySelector('input')?.focus();
  }

  return (
    <search ref={setSearch} className={styles.search} data-no-print>
      <form ref={form} method="post" onSubmit={submit}>
        <TextField
          label="Search the documentation"
          labelHidden
          type="search"
          name="q"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Escape' && clear()}
          placeholder="Search: a rule, an option, a message"
          icon={<Search aria-hidden size={18} />}
          autoComplete="off"
          maxLength={80}
        />
      </form>
      {q !== '' && search && <DocResults q={q} hits={searchDocs(entries, q)} onClear={clear} />}
    </search>
  );
}
