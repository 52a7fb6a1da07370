import { Select } from '#web/src/components/select.tsx';
import { hasTag, tidyTags } from '#shared/tags/tidy-tags.ts';
import * as messages from './messages.ts';
import { useFilter } from './use-filter.ts';
import styles from './use-filter.module.css';

/** The longest tag that the list calls accept. */
const longestTag = 100;

/** Returns the tag by which a list is filtered, from the URL, and the field that chooses it. */
export function useTagFilter() {
  const { read, change } = useFilter();
  const [tag = ''] = tidyTags([read('tag').slice(0, longestTag)]);
  return {
    tag,
    /** Takes off the filter by a state, too. */
    showAll: () => change({ state: '', tag: '' }),
    /** @param tags those in use; a list without tags has no field */
    fieldFor(tags: readonly string[]) {
      if (tags.length === 0 && !tag) return null;
      const chosen = tag && (tags.find((one) => hasTag([one], tag)) ?? tag);
      const offered = !chosen || tags.includes(chosen) ? tags : [chosen, ...tags];
      return (
        <Select
          label={messages.tag}
          labelHidden
          className={styles.filter}
          value={chosen}
          options={[
            { value: '', label: messages.allTags },
            ...offered.map((one) => ({ value: one, label: one })),
          ]}
          onChange={(event) => change({ tag: event.target.value })}
        />
      );
    },
  };
}
