import { useLocation, useNavigate } from 'react-router';
import { useAhead } from '#web/src/lib/use-ahead.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import type { GearList } from './gear-content.ts';
import { gearQuery, readGearView, type GearView } from './gear-view.ts';

/** The build renders each list under its own query, for the assistant (web/build/site-text-pages.ts). */
const building = typeof window === 'undefined';

/** Returns the view in the URL, and a function that changes it. The first render shows what was prerendered. */
export function useGearView(lists: readonly GearList[]): [GearView, (next: GearView) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const asked = readGearView(new URLSearchParams(hydrated || building ? search : ''), lists);
  const [view, goTo] = useAhead(asked);
  function show(next: GearView): void {
    // Refining a search replaces the history entry; starting one or changing the list adds an entry.
    const refines = next.tab === view.tab && next.q !== '' && view.q !== '';
    goTo(next, () => void navigate(`/gear${gearQuery(next, lists)}`, { replace: refines }));
  }
  return [view, show];
}
