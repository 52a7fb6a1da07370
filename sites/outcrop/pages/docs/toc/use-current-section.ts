import { useEffect, useState } from 'react';

/** Returns the id of the section in the upper third of the screen: the last one that begins there or above. */
export function useCurrentSection(): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const shown = new Set<Element>();
    const sections = [...document.querySelectorAll('[data-doc-section]')];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) shown.add(target);
          else shown.delete(target);
        }
        setCurrent(sections.findLast((section) => shown.has(section))?.id);
      },
      { rootMargin: '-10% 0px -66% 0px' },
    );
    for (const section of sections) observer.observe(section);
    return () => observer.disconnect();
  }, []);
  return current;
}
