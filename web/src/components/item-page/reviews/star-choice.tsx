import { Star } from 'lucide-react';
import { classNames } from '#web/src/lib/class-names.ts';
import * as messages from './messages.ts';
import styles from './reviews.module.css';

interface StarChoiceProps {
  stars: number | undefined;
  onChange: (stars: number) => void;
}

/** One to five stars, as radio buttons. */
export function StarChoice({ stars = 0, onChange }: StarChoiceProps) {
  return (
    <fieldset className={styles.choice}>
      <legend>{messages.stars}</legend>
      {[1, 2, 3, 4, 5].map((value) => (
        <label key={value} className={classNames(styles.star, value <= stars && styles.chosen)}>
          <input
            type="radio"
            name="stars"
            value={value}
            checked={value === stars}
            aria-label={messages.starsText(value)}
            onChange={() => onChange(value)}
          />
          <Star aria-hidden size={26} />
        </label>
      ))}
    </fieldset>
  );
}
