import { capabilities } from '#shared/site-config/capabilities.ts';
import { itemNames } from '#shared/site-config/item-names.ts';
import { site } from '#shared/site-config/site.ts';
import { tiles } from '#shared/site-art/tiles.ts';
import type { Tile } from '#shared/site-art/site-art.ts';
import { Texture } from '../../components/texture.tsx';
import styles from './account-parts.module.css';
import * as messages from './messages.ts';

const { signUp } = site.credits;

interface Part {
  tile: Tile;
  title: string;
  text: string;
}

const credits: Part = {
  tile: tiles.waves,
  title: messages.assistantCredits,
  text: signUp > 0 ? messages.signUpToBeginWith(signUp) : messages.topUpWhenYouNeed,
};

const beds: readonly Part[] = [
  {
    tile: tiles.dots,
    title: messages.yourLibrary,
    text: messages.whatYouBought(itemNames('and')),
  },
  {
    tile: tiles.bricks,
    title: messages.receipts,
    text: messages.everyPurchaseWithItsDate,
  },
  ...(capabilities.credits ? [credits] : []),
  {
    tile: tiles.crosses,
    title: messages.nothingElse,
    text: messages.weAskForEmail,
  },
];

/** The parts of an account, as annotations of a stratigraphic column. */
export function AccountParts() {
  return (
    <aside className={styles.log} aria-labelledby="account-parts">
      <h2 id="account-parts" className={styles.heading}>
        {messages.whatsInAccount}
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
