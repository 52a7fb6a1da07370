import { useAhead } from '#web/src/lib/use-ahead.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import * as messages from './messages.ts';

export const ranges = [
  { value: '7', label: messages.sevenDays },
  { value: '30', label: messages.thirtyDays },
  { value: '90', label: messages.ninetyDays },
  { value: '365', label: messages.aYear },
] as const;

const fallback = '30';

/** Returns the length of the report in days, which is stored in the URL. */
export function useDays(): [string, (days: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('days');
  const known = ranges.some(({ value }) => value === asked) ? asked! : fallback;
  const [days, goTo] = useAhead(known);
  function choose(value: string): void {
    const next = new URLSearchParams(search);
    if (value === fallback) next.delete('days');
    else next.set('days', value);
    goTo(value, () => setSearch(next, { replace: true }));
  }
  return [days, choose];
}
