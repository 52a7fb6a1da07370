import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './toc.module.css';

export interface TocListProps {
  contents: readonly { id: string; heading: string }[];
  /** The id of the section being read. */
  current: string | undefined;
  /** Called after a choice, if the list covers something. */
  onChoose?: () => void;
}

export function TocList({ contents, current, onChoose }: TocListProps) {
  return (
    <ol className={styles.list}>
      {contents.map(({ id, heading }) => (
        <li key={id}>
          <SiteLink
            to={`/docs#${id}`}
            aria-current={id === current ? 'location' : undefined}
            onClick={onChoose}
          >
            {heading}
          </SiteLink>
        </li>
      ))}
    </ol>
  );
}
