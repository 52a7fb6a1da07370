import styles from './ownership-label.module.css';

const words = {
  unknown: 'Checking…',
  processing: 'Payment on its way',
  disputed: 'Payment disputed',
};

/** What stands in the place of a price that is not asked, or not known to be. */
export function OwnershipLabel({ ownership }: { ownership: keyof typeof words }) {
  return <span className={styles.mark}>{words[ownership]}</span>;
}
