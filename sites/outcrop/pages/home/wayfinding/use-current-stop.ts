import { useEffect, useState } from 'react';
import { stops } from './stops.ts';

/** A line across the window, slightly above its middle. */
const readingLine = '-45% 0px -55% 0px';

const [first] = stops;
const last = stops.at(-1)!;

/** Returns the id of the section being read: the one on the reading line, or the last one if all of it is in view. */
export function useCurrentStop(): string {
  const [onLine, setOnLine] = useState<string>(first.id);
  const [atEnd, setAtEnd] = useState(false);

  useEffect(() => {
    const line = new IntersectionObserver(
      (entries) => {
        const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (entered) setOnLine(entered.target.id);
      },
      { rootMargin: readingLine },
    );
    const end = new IntersectionObserver(
      ([entry]) => setAtEnd(entry!.isIntersecting && entry!.intersectionRatio > 0.99),
      { threshold: [0, 0.995, 1] },
    );
    for (const { id } of stops) {
      const section = document.getElementById(id);
      if (section) line.observe(section);
      if (section && id === last.id) end.observe(section);
    }
    return () => {
      line.disconnect();
      end.disconnect();
    };
  }, []);

  return atEnd ? last.id : onLine;
}
