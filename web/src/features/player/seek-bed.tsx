import styles from './seek-bar.module.css';

/** Beds of the core, each from its upper edge down. Gentle folds, so that places along it can be told apart. */
const beds = [
  'M0 0H1200V40H0Z',
  'M0 10C110 4 190 15 300 11S520 5 640 12 880 17 1000 9 1120 8 1200 12V40H0Z',
  'M0 20C130 14 210 25 330 20S540 15 670 22 900 27 1010 19 1130 17 1200 21V40H0Z',
  'M0 32C120 27 220 36 340 31S560 26 690 33 890 37 1020 30 1140 29 1200 32V40H0Z',
];

/** What the seek bar is painted with: heard parts in colour, the rest still in the box. */
export function SeekBed() {
  return (
    <>
      <svg className={styles.bed} viewBox="0 0 1200 40" preserveAspectRatio="none" aria-hidden>
        {beds.map((path, bed) => (
          <path key={path} d={path} fill={`var(--stratum-${bed + 1})`} />
        ))}
      </svg>
      <span className={styles.veil} />
      <span className={styles.arrived} />
    </>
  );
}
