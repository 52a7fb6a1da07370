import styles from './description.module.css';

/** A description that the server made from Markdown: it knows no elements but those that are styled here. */
export function Description({ html }: { html: string }) {
  return <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />;
}
