import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './strength-meter.module.css';

/** Draws one bed for each criterion that the password meets. Advisory only. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, word, criteria } = passwordStrength(password);
  return (
    <div className={styles.meter}>
      <div className={styles.beds} data-score={score} aria-hidden>
        {criteria.map(({ label }, bed) => (
          <span key={label} className={classNames(styles.bed, bed < score && styles.filled)} />
        ))}
      </div>
      <p className={styles.strength} role="status">
        {password === '' ? (
          messages.strongerWith
        ) : (
          <RichText
            of={messages.passwordStrengthIs(word)}
            as={{ strong: (text) => <strong>{text}</strong> }}
          />
        )}
      </p>
      <ul className={styles.criteria} aria-label={messages.passwordStrengthCriteria}>
        {criteria.map(({ label, met }) => (
          <li key={label} className={met ? styles.fulfilled : undefined}>
            {met ? <Check aria-hidden size={14} /> : <Minus aria-hidden size={14} />}
            <RichText
              of={met ? messages.criterionMet(label) : messages.criterionNotMet(label)}
              as={{ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
