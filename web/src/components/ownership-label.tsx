import * as messages from './messages.ts';
import styles from './ownership-label.module.css';

const words = {
  unknown: messages.checking,
  processing: messages.paymentOnItsWay,
  disputed: messages.paymentDisputed,
};

/** The label in place of a price for an item that is owned, or may be. */
export function OwnershipLabel({ ownership }: { ownership: keyof typeof words }) {
  return <span className={styles.mark}>{words[ownership]}</span>;
}
