import { Lithology } from '#site/pages/parts/lithology.tsx';
import type { Rock } from '#site/art/lithologies.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './reply-sources.module.css';

const layers: readonly { rock: Rock; to: string; title: string; text: string }[] = [
  {
    rock: 'limestone',
    to: '/articles',
    title: 'Papers',
    text: 'Abstracts and descriptions of the whole library. A paper that is sold is named and priced, never copied out.',
  },
  {
    rock: 'sandstone',
    to: '/podcasthub',
    title: 'Episodes',
    text: 'Titles, notes and transcripts; free ones are quoted word for word.',
  },
  {
    rock: 'shale',
    to: '/docs',
    title: 'Documentation',
    text: 'How to install and run Core, what each of its checks means, what its exit codes say.',
  },
  {
    rock: 'granite',
    to: '/terms',
    title: 'Pages and policies',
    text: 'Services, prices, delivery times, terms and privacy, as published on this site today.',
  },
];

/** What the assistant reads, bed by bed. */
export function ReplySources() {
  return (
    <ul className={styles.beds}>
      {layers.map(({ rock, to, title, text }) => (
        <li key={title}>
          <span className={styles.rock}>
            <Lithology rock={rock} />
          </span>
          <div>
            <h3>
              <SiteLink to={to}>{title}</SiteLink>
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
