import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** `copy`: a new item with the texts and settings of another one. */
export type Editing = { mode: 'create' } | { mode: 'edit' | 'copy'; id: string };

/** Names of the parameters in the address; a page with several forms gives each its own. */
export interface EditingNames {
  edit: string;
  create: string;
  copy: string;
}

const modes = ['edit', 'copy', 'create'] as const;
const usualNames: EditingNames = { edit: 'edit', create: 'new', copy: 'copy' };

/** Which item's form is open: in the URL (`?edit=<id>`, `?new` or `?copy=<id>`), beside the table's own state. */
export function useEditing(names: EditingNames = usualNames) {
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

  const editing = readEditing(search, names);
  useFocusReturn(editing);

  return {
    editing,
    createPath: pathWith({ mode: 'create' }),
    editPath: (id: string) => pathWith({ mode: 'edit', id }),
    copyPath: (id: string) => pathWith({ mode: 'copy', id }),
    /** Whether an address shows the same form. */
    stays: (to: URL) =>
      to.pathname === pathname && same(readEditing(to.searchParams, names), editing),
    close: () => void navigate(pathWith(undefined), { replace: true, state }),
  };
}

function readEditing(search: URLSearchParams, names: EditingNames): Editing | undefined {
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

/** When a form closes, its focus goes to the link that opens it, unless something else has taken it. */
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
