import styles from './scale-figures.module.css';

export interface Figure {
  value: string;
  label: string;
}

/** Figures along a map's scale bar. */
export function ScaleFigures({ figures, label }: { figures: readonly Figure[]; label: string }) {
  return (
    <dl className={styles.scale} aria-label={label}>
      {figures.map((figure) => (
        <div key={figure.label} className={styles.figure}>
          <dt>{figure.label}</dt>
          <dd>{figure.value}</dd>
        </div>
      ))}
    </dl>
  );
}
