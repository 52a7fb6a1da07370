import { useRef } from 'react';
import { TocList, type TocListProps } from './toc-list.tsx';
import styles from './toc.module.css';

/** On wide screens beside the text, where it stays in view; otherwise folded above it. CSS shows one of the two. */
export function TableOfContents({ contents, current }: Omit<TocListProps, 'onChoose'>) {
  const folded = useRef<HTMLDetailsElement>(null);
  const fold = () => {
    if (folded.current) folded.current.open = false;
  };
  return (
    <>
      <nav aria-label="Sections" className={styles.aside} data-no-print>
        <p className={styles.title}>On this page</p>
        <TocList contents={contents} current={current} />
      </nav>
      <details ref={folded} className={styles.folded} data-no-print>
        <summary>On this page</summary>
        <nav aria-label="Sections">
          <TocList contents={contents} current={current} onChoose={fold} />
        </nav>
      </details>
    </>
  );
}
