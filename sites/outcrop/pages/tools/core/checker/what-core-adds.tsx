import styles from './what-core-adds.module.css';

const adds = [
  'whole folders, and patterns of files',
  'rules, severities and ranges of your own',
  'the letter of LAS 2.0, with the clause',
  'repairs, shown as a diff first',
  'known problems left out',
  'CSV, JSON, SARIF and JUnit, and an exit code for pipelines',
] as const;

/** What the checker on the page leaves to the command, so that nobody buys what they have for free. */
export function WhatCoreAdds() {
  return (
    <div className={styles.adds}>
      <p>
        Here you check one file at a time, with every rule as it comes. That is free. What you buy
        is the command, which adds:
      </p>
      <ul>
        {adds.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
