import { ChoiceInput } from '#web/src/components/choice-input.tsx';
import { addOnLabels } from './order-labels.ts';
import { addOns, type AddOn } from './order.ts';
import styles from './choice-row.module.css';

interface AddOnRowProps {
  chosen: readonly AddOn[];
  onChange: (chosen: AddOn[]) => void;
}

/** A line of the slip with options that can be combined. */
export function AddOnRow({ chosen, onChange }: AddOnRowProps) {
  return (
    <fieldset className={styles.row}>
      <legend>Add-ons</legend>
      <div className={styles.options}>
        {addOns.map((addOn) => (
          <label key={addOn} className={styles.option}>
            <ChoiceInput
              type="checkbox"
              name="addons"
              value={addOn}
              checked={chosen.includes(addOn)}
              onChange={({ target }) => onChange(tickedBeside(target))}
            />
            <span>{addOnLabels[addOn].label}</span>
            <span className={styles.price}>{addOnLabels[addOn].price}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Reads the checkboxes, because a visitor may tick more than one before the app runs. */
function tickedBeside(box: HTMLInputElement): AddOn[] {
  const ticked = [...box.closest('fieldset')!.querySelectorAll<HTMLInputElement>(':checked')];
  return addOns.filter((addOn) => ticked.some(({ value }) => value === addOn));
}
