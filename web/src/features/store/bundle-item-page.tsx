import { useParams } from 'react-router';
import { Description } from '../../components/description.tsx';
import { EntitlementsError } from '../../components/entitlements-error.tsx';
import { AfterPayment } from '../../components/item-page/after-payment.tsx';
import { ItemLayout } from '../../components/item-page/item-layout.tsx';
import { ItemPart } from '../../components/item-page/item-part.tsx';
import { ItemState } from '../../components/item-page/item-state.tsx';
import { useCountedPage } from '../../components/item-page/use-counted-page.ts';
import { useItemPage } from '../../components/item-page/use-item-page.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useBuy } from '../../lib/purchase/use-buy.ts';
import { BundleDeal } from './bundles/bundle-deal.tsx';
import { bundleKind } from './bundles/bundle-kind.ts';
import { BundleParts } from './bundles/bundle-parts.tsx';
import styles from './bundles/bundles.module.css';
import { useOwnedKinds } from './bundles/use-owned-kinds.ts';
import * as messages from './messages.ts';

const list = { to: '/store', label: messages.store };

/** `/store/bundles/:id`: the content of a bundle, and its price for this visitor. */
export default function BundleItemPage() {
  const { id } = useParams();
  return <BundlePage key={id} id={id!} />;
}

function BundlePage({ id }: { id: string }) {
  const { page, error, missing, retry } = useItemPage('GET /api/bundles/{id}', id);
  const entitlements = useOwnedKinds();
  const buying = useBuy(bundleKind);
  useDocumentTitle(page?.title);
  useCountedPage('bundle', page);
  if (!page) return <ItemState noun="bundle" {...{ error, missing, retry, list }} />;
  const isForSale = !page.problem && !page.hidden;
  return (
    <ItemLayout
      list={list}
      title={page.title}
      lead={page.shortDescription}
      hidden={page.hidden}
      cover={null}
      panel={
        <div className={styles.panel}>
          {page.problem && <p className={styles.reason}>{page.problem}</p>}
          <EntitlementsError entitlements={entitlements.article} />
          {isForSale && (
            <>
              <BundleDeal bundle={page} {...{ entitlements, buying }} size="md" />
              <AfterPayment kind="bundle" />
              <p className={styles.reason}>{messages.ifYouAlreadyOwnSome}</p>
            </>
          )}
        </div>
      }
    >
      <ItemPart heading={messages.itemsText(page.parts.length)}>
        <BundleParts bundle={page} entitlements={entitlements} />
      </ItemPart>
      {page.descriptionHtml && (
        <ItemPart heading={messages.about}>
          <Description html={page.descriptionHtml} />
        </ItemPart>
      )}
    </ItemLayout>
  );
}
