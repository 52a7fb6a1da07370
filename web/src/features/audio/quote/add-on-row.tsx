import { addOnLabels } from './order-labels.ts';
import { addOns, type AddOn } from './order.ts';
import styles from './choice-row.module.css';

interface AddOnRowProps {
  chosen: readonly AddOn[];
  onChange: (chosen: AddOn[]) => void;
}

/** The line of the slip where any number of things may hold. */
export function AddOnRow({ chosen, onChange }: AddOnRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend>Add-ons</legend>
      <div className={styles.options}>
        {addOns.map((addOn) => (
          <label key={addOn} className={styles.option}>
            <input
              type="checkbox"
              name="addons"
              value={addOn}
              checked={chosen.includes(addOn)}
              onChange={({ target }) =>
                onChange(
                  addOns.filter((one) => (one === addOn ? target.checked : chosen.includes(one))),
                )
              }
            />
            <span>{addOnLabels[addOn].label}</span>
            <span className={styles.price}>{addOnLabels[addOn].price}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
