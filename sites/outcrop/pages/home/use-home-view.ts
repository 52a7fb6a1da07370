import { useNavigate } from 'react-router';
import { useAhead } from '#web/src/lib/use-ahead.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import { homeQuery, plainView, readHomeView, tickService, type HomeView } from './home-view.ts';
import type { ToolFilter } from './tools/tool-filters.ts';

export interface HomeChoices extends HomeView {
  /** Replaces the address: a filter is no step of the history. */
  showTools(filter: ToolFilter): void;
  /** One step of the history each: Back takes the last tick away. */
  tick(service: string, ticked: boolean): void;
  clear(): void;
}

/** What the address says is chosen, and how to change it. */
export function useHomeView(): HomeChoices {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [view, goTo] = useAhead(hydrated ? readHomeView(search) : plainView);

  function change(changed: (view: HomeView) => Partial<HomeView>, replace = false): void {
    // From the address itself: a second click may come before the first one is shown.
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
