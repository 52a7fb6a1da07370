import * as messages from './messages.ts';
import styles from './ownership-label.module.css';

const words = {
  unknown: messages.checking,
  // The purchases are reloaded automatically.
  unavailable: messages.checking,
  processing: messages.paymentOnItsWay,
  disputed: messages.paymentDisputed,
};

/** The label instead of a price for an item that the visitor owns, or may own. */
export function OwnershipLabel({ ownership }: { ownership: keyof typeof words }) {
  return <span className={styles.mark}>{words[ownership]}</span>;
}
