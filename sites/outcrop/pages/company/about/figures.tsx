import { site } from '#shared/site-config/site.ts';
import { ScaleFigures } from '#web/src/components/scale-figures.tsx';
import styles from './about.module.css';

const { brand, claims } = site;

const figures = [
  { value: claims.tools, label: 'tools' },
  { value: claims.projects, label: 'projects' },
  { value: claims.users, label: 'users' },
  { value: claims.rating, label: 'average rating' },
];

/** The company's figures, marked as its own. */
export function Figures() {
  return (
    <>
      <ScaleFigures figures={figures} label={`${brand.company} in figures`} />
      <p className={styles.small}>
        Our own claims, rounded. Unlike the views and ratings beside papers and episodes, this site
        does not count them.
      </p>
    </>
  );
}
