import styles from './what-core-adds.module.css';

const adds = [
  'whole folders and file patterns',
  'rules of your company: required curves, units, names, exceptions by file',
  'strict LAS 2.0, with the section of the standard',
  'repairs, shown as a diff first',
  'a baseline, so that known problems are left out',
  'an inventory of the logs as CSV, and of the wells as GeoJSON',
  'reports of a folder as HTML with plots, CSV, JSON, SARIF and JUnit, and exit codes for pipelines',
] as const;

/** What only the command does, so that nobody pays for what is free here. */
export function WhatCoreAdds() {
  return (
    <div className={styles.adds}>
      <p>
        Checking one file at a time with the default rules is free. The command that you buy adds:
      </p>
      <ul>
        {adds.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}
