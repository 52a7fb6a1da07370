import styles from './description.module.css';

/** A description that the server rendered from Markdown. All elements that it may contain are styled here. */
export function Description({ html }: { html: string }) {
  return <div className={styles.description} dangerouslySetInnerHTML={{ __html: html }} />;
}
