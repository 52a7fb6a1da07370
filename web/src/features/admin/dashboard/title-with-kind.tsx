import type { ResourceType } from '#shared/contracts/fields.ts';
import { kindLabels } from './kind-labels.ts';
import styles from './title-with-kind.module.css';

interface TitleWithKindProps {
  title: string;
  kind: ResourceType;
}

/** The title of an item and what it is. The title of credits says that already. */
export function TitleWithKind({ title, kind }: TitleWithKindProps) {
  if (kind === 'credits') return title;
  return (
    <>
      {title} <span className={styles.kind}>{kindLabels[kind]}</span>
    </>
  );
}
