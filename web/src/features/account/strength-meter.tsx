import { Check, Minus } from 'lucide-react';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { classNames } from '../../lib/class-names.ts';
import { passwordStrength } from './password-strength.ts';
import styles from './strength-meter.module.css';

/** Draws one bed for each criterion that the password meets. Advisory only. */
export function StrengthMeter({ password }: { password: string }) {
  const { score, word, criteria } = passwordStrength(password);
  return (
    <div className={styles.meter}>
      <div className={styles.beds} data-score={score} aria-hidden>
        {criteria.map(({ label }, bed) => (
          <span key={label} className={classNames(styles.bed, bed < score && styles.laid)} />
        ))}
      </div>
      <p className={styles.word} role="status">
        {password === '' ? (
          'Stronger with:'
        ) : (
          <>
            Password strength: <strong>{word}</strong>
          </>
        )}
      </p>
      <ul className={styles.criteria} aria-label="Password strength criteria">
        {criteria.map(({ label, met }) => (
          <li key={label} className={met ? styles.met : undefined}>
            {met ? <Check aria-hidden size={14} /> : <Minus aria-hidden size={14} />}
            {label}
            <VisuallyHidden>{met ? ': yes' : ': not yet'}</VisuallyHidden>
          </li>
        ))}
      </ul>
    </div>
  );
}
