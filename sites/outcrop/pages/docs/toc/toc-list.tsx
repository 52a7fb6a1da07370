import { SiteLink } from '#web/src/components/site-link.tsx';
import { docSections } from '../content/doc-sections.ts';
import styles from './toc.module.css';

export interface TocListProps {
  /** Id of the section that is being read. */
  current: string | undefined;
  /** After a choice, where the list covers something. */
  onChoose?: () => void;
}

export function TocList({ current, onChoose }: TocListProps) {
  return (
    <ol className={styles.list}>
      {docSections.map(({ id, title }) => (
        <li key={id}>
          <SiteLink
            to={`/docs#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onChoose}
          >
            {title}
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
