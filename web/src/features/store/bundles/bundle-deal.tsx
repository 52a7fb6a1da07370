import type { Bundle } from '#shared/contracts/bundles.ts';
import { Button, type ButtonProps } from '#web/src/components/button.tsx';
import { OwnershipLabel } from '#web/src/components/ownership-label.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { useOffer } from '#web/src/lib/auth-required.ts';
import { formatMoney } from '#web/src/lib/money.ts';
import { hasOffer } from '#web/src/lib/purchase/entitlements.ts';
import type { Buying } from '#web/src/lib/purchase/use-checkout.ts';
import { offerOf, type OwnedKinds } from './bundle-offer.ts';
import styles from './bundles.module.css';
import * as messages from './messages.ts';

export interface BundleDealProps extends Pick<ButtonProps, 'size'> {
  bundle: Bundle;
  entitlements: OwnedKinds;
  buying: Buying;
}

/** The price of a bundle for this visitor, what they save and why, and the button to buy it. */
export function BundleDeal({ bundle, entitlements, buying, size = 'sm' }: BundleDealProps) {
  const { price, currency, title } = bundle;
  const { ownership, due, sum, owned } = offerOf(bundle, entitlements);
  const offer = useOffer(ownership);
  const money = (amount: number) => formatMoney(amount, currency);
  if (ownership === 'owned') return <p className={styles.owned}>{messages.youOwnAllIt}</p>;
  if (!hasOffer(ownership)) return <OwnershipLabel ownership={ownership} />;
  return (
    <div className={styles.offer} data-offer={ownership}>
      <p className={styles.prices}>
        <strong>{money(due)}</strong>
        {owned.length === 0 && sum > price && (
          <>
            <s>
              <VisuallyHidden>{messages.boughtSeparatelyPrefix}</VisuallyHidden>
              {money(sum)}
            </s>
            <span className={styles.saved}>{messages.youSaveSum(money(sum - price))}</span>
          </>
        )}
      </p>
      {owned.length > 0 && (
        <p className={styles.reason}>
          {messages.priceForAllLessShare(money(price), namesOf(owned))}
        </p>
      )}
      <Button
        size={size}
        pending={buying.pendingId === bundle.id}
        onClick={() => void buying.buy(bundle)}
        {...offer}
      >
        {owned.length > 0 ? messages.buyRest : messages.buy}
        <VisuallyHidden> {title}</VisuallyHidden>
      </Button>
    </div>
  );
}

const namesOf = (parts: readonly { title: string }[]): string =>
  parts.map(({ title }) => `“${title}”`).join(', ');
