import { bundlePath } from '#shared/constants/bundle-path.ts';
import { PageLink } from '#web/src/components/page-link.tsx';
import { Section } from '#web/src/components/section.tsx';
import { useCall } from '#web/src/lib/api/use-call.ts';
import { useBuy } from '#web/src/lib/purchase/use-buy.ts';
import { BundleDeal } from './bundle-deal.tsx';
import { bundleKind } from './bundle-kind.ts';
import { BundleParts } from './bundle-parts.tsx';
import styles from './bundles.module.css';
import * as messages from './messages.ts';
import { useOwnedKinds } from './use-owned-kinds.ts';

/** The bundles on sale; renders nothing if there are none, or until they have loaded. */
export default function StoreBundles() {
  const { data: bundles = [] } = useCall('GET /api/bundles', {});
  const entitlements = useOwnedKinds();
  const buying = useBuy(bundleKind);
  if (bundles.length === 0) return null;
  return (
    <Section
      id="bundles"
      stacked
      heading={messages.bundles}
      intro={messages.severalItemsAtOnePrice}
    >
      <ul className={styles.list}>
        {bundles.map((bundle) => (
          <li key={bundle.id} className={styles.bundle}>
            <div className={styles.head}>
              <h3>
                <PageLink to={bundlePath(bundle.id)}>{bundle.title}</PageLink>
              </h3>
              {bundle.shortDescription && <p>{bundle.shortDescription}</p>}
              <BundleDeal {...{ bundle, entitlements, buying }} />
            </div>
            <BundleParts {...{ bundle, entitlements }} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
