import styles from './input-output-figure.module.css';

const contours = [
  'M34 96C44 70 62 62 82 64S118 78 126 100',
  'M48 100C56 82 66 76 80 77S104 88 110 102',
  'M62 103C68 93 74 90 81 90S93 96 96 104',
];

const strip =
  'M168 34L176 42L163 50L181 58L172 66L184 74L165 82L170 90L160 98L179 106L174 114L182 122';

/**
 * What arrives on the desk and what leaves it: a map sheet, a log strip and a bottle; then a section with its table.
 */
export function InputOutputFigure({ number, caption }: { number: string; caption: string }) {
  return (
    <figure className={styles.figure}>
      <svg viewBox="0 0 480 160" aria-hidden focusable="false">
        <path className={styles.paper} d="M14 44L58 32L102 44L146 32V116L102 128L58 116L14 128Z" />
        <path className={styles.hair} d="M58 32V116M102 44V128" />
        {contours.map((d) => (
          <path key={d} className={styles.hair} d={d} />
        ))}
        <path
          className={styles.paper}
          d="M156 18H190V136L184 130L178 136L172 130L166 136L156 130Z"
        />
        <path className={styles.accent} d={strip} />
        <path className={styles.paper} d="M211 50V38H227V50L236 64V128H202V64Z" />
        <path className={styles.water} d="M203 92H235V127H203Z" />
        <path className={styles.hair} d="M202 74H236M202 92H236M207 80H226M207 86H220" />
        <path className={styles.ink} d="M256 84H296M286 75L297 84L286 93" />
        <rect className={styles.paper} x="316" y="22" width="150" height="116" />
        <path fill="var(--palette-1)" d="M324 38C356 30 388 48 458 36V50C388 62 356 44 324 52Z" />
        <path fill="var(--palette-3)" d="M324 52C356 44 388 62 458 50V60C388 72 356 54 324 62Z" />
        <path fill="var(--palette-4)" d="M324 62C356 54 388 72 458 60V74H324Z" />
        <path className={styles.ink} d="M352 30V74M420 30V74" />
        <path
          className={styles.hair}
          d="M324 86H458M324 98H458M324 110H458M324 122H458M358 86V130M392 86V130M426 86V130"
        />
      </svg>
      <figcaption>
        <strong>{number}</strong> {caption}
      </figcaption>
    </figure>
  );
}
