import { site } from '#shared/site-config/site.ts';
import { Lithology } from '../../components/lithology.tsx';
import type { Rock } from '../../components/lithologies.ts';
import styles from './core-log.module.css';

const { signUp } = site.credits;

const beds: readonly { rock: Rock; title: string; text: string }[] = [
  {
    rock: 'sandstone',
    title: 'Your library',
    text: 'Papers and episodes you bought, to download again whenever you like.',
  },
  {
    rock: 'limestone',
    title: 'Receipts',
    text: 'Every purchase with its date and amount, in one list.',
  },
  {
    rock: 'aquifer',
    title: 'Assistant credits',
    text:
      signUp > 0
        ? `${signUp} to begin with, free. More when you need them.`
        : 'Topped up when you need them.',
  },
  {
    rock: 'granite',
    title: 'And no more than that',
    text: 'We ask for an e-mail address and a password. No name, no phone, no newsletter.',
  },
];

/** What an account holds, annotated on a drill core. */
export function CoreLog() {
  return (
    <aside className={styles.log} aria-labelledby="core-log">
      <h2 id="core-log" className={styles.heading}>
        What an account holds
      </h2>
      <ol className={styles.beds}>
        {beds.map(({ rock, title, text }) => (
          <li key={title} className={styles.bed}>
            <span className={styles.rock}>
              <Lithology rock={rock} />
            </span>
            <div className={styles.note}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
