import { site } from '#shared/site-config/site.ts';
import { ScaleFigures } from '#web/src/components/scale-figures.tsx';
import styles from './stated-figures.module.css';

const { brand, claims } = site;

const figures = [
  { value: claims.tools, label: 'tools' },
  { value: claims.accuracy, label: 'accuracy' },
  { value: claims.users, label: 'users' },
  { value: claims.support, label: 'support' },
  { value: claims.projects, label: 'projects' },
  { value: claims.rating, label: 'rating' },
];

/** The operator's own figures: claims of the configuration, and said to be so. */
export function StatedFigures() {
  return (
    <div className={styles.figures}>
      <ScaleFigures figures={figures} label={`${brand.company} in figures`} />
      <p>Figures as stated by {brand.company}.</p>
    </div>
  );
}
