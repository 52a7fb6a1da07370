import { useParams } from 'react-router';
import { productPath } from '#shared/constants/product-path.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Description } from '../../components/description.tsx';
import { ChapterPreview } from '../../components/item-page/chapter-preview.tsx';
import { ArchiveLists } from '../../components/item-page/archive-lists.tsx';
import { AlsoInBundles } from '../../components/item-page/also-in-bundles.tsx';
import { ExcerptPlayer } from '../../components/item-page/excerpt-player.tsx';
import { ItemContents } from '../../components/item-page/item-contents.tsx';
import { ItemEditions } from '../../components/item-page/item-editions.tsx';
import { AuthorNote } from '../../components/item-page/author-note.tsx';
import { ItemLayout } from '../../components/item-page/item-layout.tsx';
import { fileAccess } from '../../components/item-page/file-access.ts';
import { ItemPart } from '../../components/item-page/item-part.tsx';
import { ItemState } from '../../components/item-page/item-state.tsx';
import { PagePreview } from '../../components/item-page/page-preview.tsx';
import { RelatedItems } from '../../components/item-page/related-items.tsx';
import { ItemReviews } from '../../components/item-page/reviews/item-reviews.tsx';
import { useCountedPage } from '../../components/item-page/use-counted-page.ts';
import { useItemPage } from '../../components/item-page/use-item-page.ts';
import { Picture } from '../../components/picture.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatMoney } from '../../lib/money.ts';
import { useEntitlements } from '../../lib/purchase/entitlements.ts';
import { useBuy } from '../../lib/purchase/use-buy.ts';
import { useSession } from '../../lib/session/use-session.ts';
import styles from './item/product-item.module.css';
import { ProductOffer } from './item/product-offer.tsx';
import { ProductPanel } from './item/product-panel.tsx';
import * as messages from './messages.ts';

const list = { to: '/store', label: messages.store };

/** `/store/:id`: everything about a product, before and after buying it. */
export default function ProductItemPage() {
  const { id } = useParams();
  return <ProductPage key={id} id={id!} />;
}

function ProductPage({ id }: { id: string }) {
  const { page, error, missing, retry } = useItemPage('GET /api/products/{id}', id);
  const entitlements = useEntitlements('product');
  const signedIn = useSession() !== null;
  const buying = useBuy({ resourceType: 'product', returnPath: '/success' });
  useDocumentTitle(page?.title);
  useCountedPage('product', page);
  if (!page) {
    return <ItemState noun="product" {...{ error, missing, retry, list }} />;
  }
  const entitlement = entitlements.of(id);
  const isFree = page.price === 0;
  const mayReview = signedIn && (isFree || entitlement.ownership === 'owned');
  const offer = <ProductOffer product={page} {...{ entitlement, buying }} />;
  return (
    <ItemLayout
      list={list}
      title={page.title}
      lead={page.shortDescription}
      hidden={page.hidden}
      cover={
        <Picture
          imageUrl={page.imageUrl}
          sizes="(width >= 62rem) 23rem, 92vw"
          height={640}
          eager
          className={styles.cover}
        />
      }
      panel={<ProductPanel product={page} {...{ entitlements, buying }} />}
    >
      {page.descriptionHtml && (
        <ItemPart heading={messages.about}>
          <Description html={page.descriptionHtml} />
        </ItemPart>
      )}
      <PagePreview preview={page.preview} noun="file">
        {offer}
      </PagePreview>
      <ChapterPreview preview={page.chapterPreview} noun="file">
        {offer}
      </ChapterPreview>
      <ExcerptPlayer excerpt={page.excerpt}>{offer}</ExcerptPlayer>
      <ArchiveLists lists={page.fileLists} />
      <ItemContents contents={page.file?.contents} />
      <ItemEditions
        editions={page.editions}
        item={{ resourceType: 'product', id }}
        access={fileAccess(isFree, entitlement)}
      />
      {capabilities.reviews && !page.hidden && (
        <ItemReviews kind="product" id={id} mayReview={mayReview} />
      )}
      <AuthorNote author={page.author} note={page.authorNote} />
      <AlsoInBundles resourceType="product" resourceId={id} />
      <RelatedItems
        heading={messages.alsoInStore}
        shape="book"
        items={page.related.map((other) => ({
          id: other.id,
          to: productPath(other.id),
          title: other.title,
          imageUrl: other.imageUrl,
          facts: other.price === 0 ? messages.free : formatMoney(other.price, other.currency),
        }))}
      />
    </ItemLayout>
  );
}
