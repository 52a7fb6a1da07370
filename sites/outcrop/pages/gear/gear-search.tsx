import type { RefObject } from 'react';
import { Search } from 'lucide-react';
import { TextField } from '#web/src/components/text-field.tsx';
import type { SearchDraft } from '#web/src/lib/use-search-draft.ts';
import type { GearList } from './gear-content.ts';
import styles from './gear-sheet.module.css';

interface GearSearchProps {
  list: GearList;
  search: SearchDraft;
  box: RefObject<HTMLInputElement | null>;
}

export function GearSearch({ list, search, box }: GearSearchProps) {
  return (
    <form
      role="search"
      aria-label={list.label}
      action="/gear"
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        search.commit();
      }}
    >
      <input type="hidden" name="tab" value={list.id} />
      <TextField
        ref={box}
        label={`Search ${list.label}`}
        labelHidden
        type="search"
        name="q"
        autoComplete="off"
        placeholder={list.placeholder}
        maxLength={100}
        icon={<Search aria-hidden />}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
      />
    </form>
  );
}
