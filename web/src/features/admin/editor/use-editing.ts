import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';

/** `copy`: a new item with the texts and settings of another one. */
export type Editing = { mode: 'create' } | { mode: 'edit' | 'copy'; id: string };

const modes = ['edit', 'copy', 'create'] as const;
/** The names of the modes in the query. */
const names = { edit: 'edit', create: 'new', copy: 'copy' } as const;

/**
 * Returns which item's form is open, from the URL (`?edit=<id>`, `?new` or `?copy=<id>`), which also contains the
 * table's state.
 */
export function useEditing() {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  function pathWith(editing: Editing | undefined): string {
    const query = new URLSearchParams(search);
    for (const mode of modes) query.delete(names[mode]);
    if (editing) query.set(names[editing.mode], editing.mode === 'create' ? '' : editing.id);
    const text = query.toString().replace(/=(?=&|$)/g, '');
    return text ? `${pathname}?${text}` : pathname;
  }

  const editing = readEditing(search);
  useFocusReturn(editing);

  return {
    editing,
    createPath: pathWith({ mode: 'create' }),
    editPath: (id: string) => pathWith({ mode: 'edit', id }),
    copyPath: (id: string) => pathWith({ mode: 'copy', id }),
    /** Whether a URL shows the same form. */
    isSameForm: (to: URL) =>
      to.pathname === pathname && same(readEditing(to.searchParams), editing),
    close: () => void navigate(pathWith(undefined), { replace: true, state }),
  };
}

function readEditing(search: URLSearchParams): Editing | undefined {
  for (const mode of ['edit', 'copy'] as const) {
    const id = search.get(names[mode]);
    if (id) return { mode, id };
  }
  return search.has(names.create) ? { mode: 'create' } : undefined;
}

export const editingKey = (editing: Editing): string =>
  editing.mode === 'create' ? 'create' : `${editing.mode} ${editing.id}`;

function same(a: Editing | undefined, b: Editing | undefined): boolean {
  return (a && editingKey(a)) === (b && editingKey(b));
}

/** Moves the focus of a closing form to the link that opens it, unless something else has taken the focus. */
function useFocusReturn(editing: Editing | undefined): void {
  const before = useRef<Editing>(undefined);
  useEffect(() => {
    const closed = before.current;
    before.current = editing;
    if (!closed || editing || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`[data-opens="${CSS.escape(editingKey(closed))}"]`)
      ?.focus();
  }, [editing]);
}
