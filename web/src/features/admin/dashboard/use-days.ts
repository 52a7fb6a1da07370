import { useSearchParams } from 'react-router-dom';

export const ranges = [
  { value: '7', label: '7 days' },
  { value: '30', label: '30 days' },
  { value: '90', label: '90 days' },
  { value: '365', label: 'A year' },
] as const;

const fallback = '30';

/** The length of the report in days, kept in the URL. */
export function useDays(): [string, (days: string) => void] {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('days');
  const days = ranges.some(({ value }) => value === asked) ? asked! : fallback;
  function choose(value: string): void {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === fallback) next.delete('days');
        else next.set('days', value);
        return next;
      },
      { replace: true },
    );
  }
  return [days, choose];
}
