import { useEffect, useRef, type CSSProperties } from 'react';
import { Badge } from '#web/src/components/badge.tsx';
import { Button } from '#web/src/components/button.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { useOffer } from '#web/src/lib/auth-required.ts';
import { useHydrated } from '#web/src/lib/use-hydrated.ts';
import { creditText, repliesText } from '#web/src/lib/credits/credit-text.ts';
import { useSearchParams } from '#web/src/lib/use-search-params.ts';
import * as messages from './messages.ts';
import { largestOffer, offers, smallestOffer, type Offer } from './offers.ts';
import styles from './packages.module.css';
import { useBuyCredits } from './use-buy-credits.ts';

/** The packages side by side on one sheet, their sizes drawn to one scale. */
export function Packages() {
  const { buy, pendingId, failure } = useBuyCredits();
  const wanted = useWanted();
  return (
    <div className={styles.packages}>
      {failure && (
        <Notice tone="error" title={messages.weCouldntStartPurchase}>
          {failure}
        </Notice>
      )}
      <ul className={styles.sheet}>
        {offers.map((offer) => (
          <PackageRow
            key={offer.packageId}
            offer={offer}
            wanted={wanted === offer.packageId}
            pending={pendingId === offer.packageId}
            onBuy={() => buy(offer)}
          />
        ))}
      </ul>
    </div>
  );
}

interface PackageRowProps {
  offer: Offer;
  /** A guest chose this package before signing in: its button takes the focus. */
  wanted: boolean;
  pending: boolean;
  onBuy: () => void;
}

function PackageRow({ offer, wanted, pending, onBuy }: PackageRowProps) {
  const { credits, price, perReply, saving, cheapest } = offer;
  const button = useRef<HTMLButtonElement>(null);
  const selling = useOffer();
  useEffect(() => {
    if (wanted) button.current?.focus();
  }, [wanted]);
  return (
    <li className={styles.package}>
      <h3 className={styles.size}>
        <span className={styles.figure}>{credits}</span> {messages.credits}
      </h3>
      <Scale credits={credits} />
      <p className={styles.facts}>
        <span className={styles.use}>{sentence(repliesText(credits))}</span>
        <span>
          {messages.perReply(sentence(perReply))}
          {cheapest && <Badge tone="success">{messages.lowestPricePerReply}</Badge>}
        </span>
        {saving && (
          <span>{messages.savesSavingComparedWithPackages(saving, smallestOffer.credits)}</span>
        )}
      </p>
      <p className={styles.price}>{price}</p>
      <Button ref={button} pending={pending} onClick={onBuy} className={styles.buy} {...selling}>
        {messages.buy}
        <VisuallyHidden>{messages.creditsForPrice(creditText(credits), price)}</VisuallyHidden>
      </Button>
    </li>
  );
}

/** A scale bar in divisions of ten credits: all packages are drawn to the scale of the largest. */
function Scale({ credits }: { credits: number }) {
  const style = {
    '--length': credits / largestOffer.credits,
    '--divisions': credits / 10,
  } as CSSProperties;
  return <span aria-hidden className={styles.scale} style={style} />;
}

function useWanted(): string | null {
  const hydrated = useHydrated();
  const [search] = useSearchParams();
  return hydrated ? search.get('package') : null;
}

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
