import { itemPath } from '#shared/constants/item-path.ts';
import type { Bundle, BundlePart } from '#shared/contracts/bundles.ts';
import { findOwnProduct } from '#shared/site-config/own-products.ts';
import { itemWords } from '#shared/site-words/item.ts';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Picture } from '#web/src/components/picture.tsx';
import { formatMoney } from '#web/src/lib/money.ts';
import { stateOf, type OwnedKinds } from './bundle-offer.ts';
import styles from './bundles.module.css';
import * as messages from './messages.ts';

interface BundlePartsProps {
  bundle: Bundle;
  entitlements: OwnedKinds;
}

/** The items of a bundle, each with a link to its page and its own price. */
export function BundleParts({ bundle, entitlements }: BundlePartsProps) {
  const { parts, currency } = bundle;
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={`${part.resourceType}#${part.resourceId}`}>
          <Picture imageUrl={part.imageUrl} sizes="4rem" height={480} className={styles.picture} />
          <div>
            <p className={styles.name}>
              <PageLink to={pathOf(part)}>{part.title}</PageLink>
            </p>
            <p className={styles.facts}>
              {itemWords.kinds[part.resourceType]},{' '}
              {stateOf(part, entitlements) === 'owned'
                ? messages.yours
                : formatMoney(part.price, currency)}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function pathOf({ resourceType, resourceId: id }: BundlePart): string {
  const own = resourceType === 'product' ? findOwnProduct(id) : undefined;
  return own?.page ?? itemPath[resourceType](id);
}
