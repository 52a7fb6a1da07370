import { capabilities } from '#shared/site-config/capabilities.ts';
import { storeWords } from '#shared/site-words/store.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { creditText, repliesText } from '#web/src/lib/credits/credit-text.ts';
import { largestOffer } from '../packages/offers.ts';
import * as messages from './messages.ts';
import { PriceList } from './price-list.tsx';
import styles from './store.module.css';

const lines = [
  {
    title: creditText(largestOffer.credits),
    to: '#credits',
    text: messages.creditsForAssistantAtLowest(repliesText(largestOffer.credits)),
    price: largestOffer.price,
  },
  ...storeWords.pro,
];

/** Explains the menu's "Upgrade to Pro": not a plan, but two products for daily work. */
export function WhatProMeans() {
  return (
    <div className={styles.pro}>
      <Prose>
        <p>{messages.thereIsNoProPlan}</p>
      </Prose>
      <PriceList lines={lines} />
      <p className={styles.small}>
        {capabilities.articles
          ? messages.eachIsSoldSeparatelyPapers
          : messages.eachIsSoldSeparately}
      </p>
    </div>
  );
}
