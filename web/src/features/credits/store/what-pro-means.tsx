import { storeWords } from '#shared/site-words/store.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { creditText, repliesText } from '#web/src/lib/credits/credit-text.ts';
import { largestOffer } from '../packages/offers.ts';
import { PriceList } from './price-list.tsx';
import styles from './store.module.css';

const lines = [
  {
    title: creditText(largestOffer.credits),
    to: '#credits',
    text: `For the assistant, ${repliesText(largestOffer.credits)}, at the lowest price per reply.`,
    price: largestOffer.price,
  },
  ...storeWords.pro,
];

/** Explains the menu's "Upgrade to Pro": not a plan, but two products for daily work. */
export function WhatProMeans() {
  return (
    <div className={styles.pro}>
      <Prose>
        <p>
          There is no Pro plan and no monthly fee. Every account is free, counts as a Premium Member
          from day one and includes every feature of this site. These extras are one-time purchases:
        </p>
      </Prose>
      <PriceList lines={lines} />
      <p className={styles.small}>
        Each is sold separately. Papers, episodes and e-books are sold individually and stay in My
        Purchases.
      </p>
    </div>
  );
}
