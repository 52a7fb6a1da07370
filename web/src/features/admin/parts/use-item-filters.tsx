import { stateLabels } from './state-labels.ts';
import { useStateFilter } from './use-state-filter.tsx';
import { useTagFilter } from './use-tag-filter.tsx';

/** Returns the state and the tag by which a list of items is filtered, from the URL, and the fields that choose them. */
export function useItemFilters() {
  const { state, field } = useStateFilter(stateLabels);
  const { tag, fieldFor, showAll } = useTagFilter();
  return {
    state,
    tag,
    /** The filters as the list calls take them. */
    input: { ...(state && { state }), ...(tag && { tag }) },
    showAll,
    /** @param tags those in use */
    fieldsFor: (tags: readonly string[]) => (
      <>
        {field}
        {fieldFor(tags)}
      </>
    ),
  };
}

export type ItemFilters = ReturnType<typeof useItemFilters>;
