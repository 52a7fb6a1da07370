import styles from './item-title.module.css';

/** The main cell of a row: the title, and up to two lines of description. */
export function ItemTitle({ title, text }: { title: string; text?: string }) {
  return (
    <div className={styles.cell}>
      <span className={styles.title}>{title}</span>
      {text && <span className={styles.text}>{text}</span>}
    </div>
  );
}
