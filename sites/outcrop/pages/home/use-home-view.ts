import { useNavigate } from 'react-router';
import { useAhead } from '#web/src/lib/use-ahead.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { homeQuery, plainView, readHomeView, tickService, type HomeView } from './home-view.ts';
import type { ToolFilter } from './tools/tool-filters.ts';

export interface HomeChoices extends HomeView {
  /** Replaces the history entry, because a filter is not a step to go back to. */
  showTools(filter: ToolFilter): void;
  /** Adds a history entry, so that Back undoes the last tick. */
  tick(service: string, ticked: boolean): void;
  clear(): void;
}

/** Returns the view in the URL, and functions that change it. */
export function useHomeView(): HomeChoices {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [view, goTo] = useAhead(hydrated ? readHomeView(search) : plainView);

  function change(changed: (view: HomeView) => Partial<HomeView>, replace = false): void {
    // Read from the URL itself: a second click may come before the first one is rendered.
    const current = new URLSearchParams(window.location.search);
    const before = readHomeView(current);
    const next = { ...before, ...changed(before) };
    const query = homeQuery(current, next);
    if (query === homeQuery(current, before)) return;
    goTo(next, () => void navigate({ pathname: '/', search: query }, { replace }));
  }

  return {
    ...view,
    showTools: (filter) => change(() => ({ filter }), true),
    tick: (id, ticked) =>
      change((before) => ({ services: tickService(before.services, id, ticked) })),
    clear: () => change(() => ({ services: [] })),
  };
}
