import styles from './standing-mark.module.css';

const words = {
  unknown: 'Checking…',
  'on-its-way': 'Payment on its way',
  disputed: 'Payment disputed',
};

/** What stands in the place of a price that is not asked, or not known to be. */
export function StandingMark({ standing }: { standing: keyof typeof words }) {
  return <span className={styles.mark}>{words[standing]}</span>;
}
