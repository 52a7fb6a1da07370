import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export type Editing = { mode: 'create' } | { mode: 'edit'; id: string };

/** Names of the parameters in the address; a page with several forms gives each its own. */
export interface EditingNames {
  edit: string;
  create: string;
}

const usualNames: EditingNames = { edit: 'edit', create: 'new' };

/** Which item's form is open: in the URL (`?edit=<id>` or `?new`), beside the table's own state. */
export function useEditing(names: EditingNames = usualNames) {
  const [search] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  function pathWith(editing: Editing | undefined): string {
    const query = new URLSearchParams(search);
    query.delete(names.edit);
    query.delete(names.create);
    if (editing?.mode === 'edit') query.set(names.edit, editing.id);
    if (editing?.mode === 'create') query.set(names.create, '');
    const text = query.toString().replace(/=(?=&|$)/g, '');
    return text ? `${pathname}?${text}` : pathname;
  }

  const editing = readEditing(search, names);
  useFocusReturn(editing);

  return {
    editing,
    createPath: pathWith({ mode: 'create' }),
    editPath: (id: string) => pathWith({ mode: 'edit', id }),
    /** Whether an address shows the same form. */
    stays: (to: URL) =>
      to.pathname === pathname && same(readEditing(to.searchParams, names), editing),
    close: () => void navigate(pathWith(undefined), { replace: true, state }),
  };
}

function readEditing(search: URLSearchParams, names: EditingNames): Editing | undefined {
  const id = search.get(names.edit);
  if (id) return { mode: 'edit', id };
  return search.has(names.create) ? { mode: 'create' } : undefined;
}

export const editingKey = (editing: Editing): string =>
  editing.mode === 'edit' ? `edit ${editing.id}` : 'create';

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
    const id = closed.mode === 'edit' ? closed.id : '';
    document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(id)}"]`)?.focus();
  }, [editing]);
}
