import { bundlePath } from '#shared/constants/bundle-path.ts';
import { fromMinor, toMinor } from '#shared/constants/money.ts';
import type { Bundle, PartKind } from '#shared/contracts/bundles.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { formatMoney } from '../../lib/money.ts';
import { PageLink } from '../page-link.tsx';
import { ItemPart } from './item-part.tsx';
import { alsoIn, bundleFacts, lessThanSeparately } from './messages.ts';
import styles from './also-in-bundles.module.css';

interface AlsoInBundlesProps {
  resourceType: PartKind;
  resourceId: string;
}

/** The bundles that contain this item, each with its price and saving; empty if there are none. */
export function AlsoInBundles({ resourceType, resourceId }: AlsoInBundlesProps) {
  const { data: bundles = [] } = useCall('GET /api/bundles', { resourceType, resourceId });
  if (bundles.length === 0) return null;
  return (
    <ItemPart heading={alsoIn(bundles.length)}>
      <ul className={styles.list}>
        {bundles.map((bundle) => (
          <li key={bundle.id}>
            <PageLink to={bundlePath(bundle.id)}>{bundle.title}</PageLink>
            <p className={styles.facts}>{factsOf(bundle)}</p>
          </li>
        ))}
      </ul>
    </ItemPart>
  );
}

function factsOf({ parts, price, currency }: Bundle): string {
  const minor = (amount: number) => toMinor(amount, currency) ?? 0;
  const savedMinor = parts.reduce((sum, part) => sum + minor(part.price), 0) - minor(price);
  const facts = bundleFacts(parts.length, formatMoney(price, currency));
  if (savedMinor <= 0) return facts;
  return lessThanSeparately(facts, formatMoney(fromMinor(savedMinor, currency), currency));
}
