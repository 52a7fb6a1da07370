import { site } from '#shared/site-config/site.ts';
import { Lithology } from '../../components/lithology.tsx';
import type { Rock } from '../../components/lithologies.ts';
import styles from './core-log.module.css';

const { signUp } = site.credits;

const beds: readonly { rock: Rock; title: string; text: string }[] = [
  {
    rock: 'sandstone',
    title: 'Your library',
    text: 'The papers and episodes you bought, ready to download again at any time.',
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
        : 'Top up when you need more.',
  },
  {
    rock: 'granite',
    title: 'Nothing else',
    text: 'We ask for an e-mail address and a password. No name, no phone number, no newsletter.',
  },
];

/** What’s in an account, annotated on a drill core. */
export function CoreLog() {
  return (
    <aside className={styles.log} aria-labelledby="core-log">
      <h2 id="core-log" className={styles.heading}>
        What’s in an account
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
