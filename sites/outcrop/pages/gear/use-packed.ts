import { useStored } from '#web/src/lib/use-stored.ts';

/** The items that the visitor has ticked, stored only in this browser: one title per line. */
export function usePacked() {
  const [stored, store] = useStored('gearPacked', '');
  const titles = new Set(stored.split('\n').filter(Boolean));
  return {
    has: (title: string) => titles.has(title),
    set(title: string, has: boolean): void {
      if (has) titles.add(title);
      else titles.delete(title);
      store(titles.size > 0 ? [...titles].join('\n') : null);
    },
  };
}
