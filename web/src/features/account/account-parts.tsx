import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { tiles } from '#shared/site-art/tiles.ts';
import type { Tile } from '#shared/site-art/site-art.ts';
import { Texture } from '../../components/texture.tsx';
import styles from './account-parts.module.css';

const { signUp } = site.credits;

interface Part {
  tile: Tile;
  title: string;
  text: string;
}

const credits: Part = {
  tile: tiles.waves,
  title: 'Assistant credits',
  text:
    signUp > 0
      ? `${signUp} to begin with, free. More when you need them.`
      : 'Top up when you need more.',
};

const beds: readonly Part[] = [
  {
    tile: tiles.dots,
    title: 'Your library',
    text: `The papers${capabilities.podcasts ? ' and episodes' : ''} you bought, ready to download again at any time.`,
  },
  {
    tile: tiles.bricks,
    title: 'Receipts',
    text: 'Every purchase with its date and amount, in one list.',
  },
  ...(capabilities.chat ? [credits] : []),
  {
    tile: tiles.crosses,
    title: 'Nothing else',
    text: 'We ask for an e-mail address and a password. No name, no phone number, no newsletter.',
  },
];

/** What’s in an account, annotated on a column. */
export function AccountParts() {
  return (
    <aside className={styles.log} aria-labelledby="account-parts">
      <h2 id="account-parts" className={styles.heading}>
        What’s in an account
      </h2>
      <ol className={styles.beds}>
        {beds.map(({ tile, title, text }) => (
          <li key={title} className={styles.bed}>
            <span className={styles.swatch}>
              <Texture tile={tile} />
            </span>
            <div className={styles.note}>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </aside>
  );
}
