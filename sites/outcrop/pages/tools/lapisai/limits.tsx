import styles from './limits.module.css';

const limits = [
  [
    'Invent a source.',
    'Where the library says nothing about a question, the answer says so, and that reply costs nothing.',
  ],
  ['Log a well for you.', 'It explains a curve and its units. The interpretation is up to you.'],
  ['Say that a slope is safe.', 'Slope safety must be judged on site by a qualified person.'],
  [
    'Give away what others pay for.',
    'A sold paper or episode is cited, not recited; owners open it from the answer.',
  ],
] as const;

/** What the assistant refuses, struck from the page. */
export function Limits() {
  return (
    <dl className={styles.limits}>
      {limits.map(([what, why]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}
