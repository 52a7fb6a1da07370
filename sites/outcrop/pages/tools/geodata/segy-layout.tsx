import styles from './segy-layout.module.css';

/** Byte positions of SEG-Y, counted from 1 as in the standard (SEG-Y revision 1, 2002). */
const parts = [
  {
    name: 'Text header',
    bytes: '3,200 bytes',
    checks:
      'EBCDIC or ASCII, 40 lines of 80; what it says of coordinates against what the traces say.',
  },
  {
    name: 'Binary header',
    bytes: '400 bytes',
    checks: 'Sample interval (3217–3218), samples per trace (3221–3222), format code (3225–3226).',
  },
  {
    name: 'Trace headers',
    bytes: '240 bytes each',
    checks:
      'Coordinate scalar (71–72) and its sign, source X and Y (73–80), samples of this trace (115–116).',
  },
  {
    name: 'Samples',
    bytes: 'the rest',
    checks: 'File length against trace count; IBM floats read as IEEE; dead and clipped traces.',
  },
] as const;

/** A SEG-Y file by its bytes, with what is checked in each part. */
export function SegyLayout() {
  return (
    <ol className={styles.tape} aria-label="Parts of a SEG-Y file, in order">
      {parts.map(({ name, bytes, checks }) => (
        <li key={name}>
          <p className={styles.name}>{name}</p>
          <p className={styles.bytes}>{bytes}</p>
          <p className={styles.checks}>{checks}</p>
        </li>
      ))}
    </ol>
  );
}
