import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './doc.module.css';

export interface AnchorHeadingProps {
  level: 2 | 3 | 4;
  /** The id of the element that the link leads to; the heading itself does not have it. */
  id: string;
  title: string;
  code?: boolean;
}

/** A heading with a link to itself that can be copied. */
export function AnchorHeading({ level, id, title, code = false }: AnchorHeadingProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.anchored}>
      <Heading>{code ? <code>{title}</code> : title}</Heading>
      <SiteLink
        to={`/docs#${id}`}
        className={styles.anchor}
        aria-label={`Link to “${title}”`}
        data-no-print
      >
        #
      </SiteLink>
    </div>
  );
}
