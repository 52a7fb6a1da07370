import { useParams } from 'react-router';
import { categoryLabel } from '#shared/articles/category-label.ts';
import { articlePath } from '#shared/constants/article-path.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { libraryWords } from '#shared/site-words/library.ts';
import { Description } from '../../components/description.tsx';
import { AuthorNote } from '../../components/item-page/author-note.tsx';
import { ItemContents } from '../../components/item-page/item-contents.tsx';
import { ItemEditions } from '../../components/item-page/item-editions.tsx';
import { ArchiveLists } from '../../components/item-page/archive-lists.tsx';
import { AlsoInBundles } from '../../components/item-page/also-in-bundles.tsx';
import { ItemLayout } from '../../components/item-page/item-layout.tsx';
import { fileAccess } from '../../components/item-page/file-access.ts';
import { ItemPart } from '../../components/item-page/item-part.tsx';
import { ItemState } from '../../components/item-page/item-state.tsx';
import { PagePreview } from '../../components/item-page/page-preview.tsx';
import { RelatedItems } from '../../components/item-page/related-items.tsx';
import { ItemReviews } from '../../components/item-page/reviews/item-reviews.tsx';
import { useItemPage } from '../../components/item-page/use-item-page.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { useEntitlements } from '../../lib/purchase/entitlements.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { ArticleCover } from '#web/src/components/article-cover.tsx';
import { ArticleActions } from './article/article-actions.tsx';
import { RatingControl } from './article/rating-control.tsx';
import { useCountedView } from './article/use-counted-view.ts';
import { ArticlePanel } from './item/article-panel.tsx';
import { CiteEdition } from './item/cite-edition.tsx';
import { pagesText } from '../../lib/messages.ts';
import styles from './item/article-item.module.css';
import * as messages from './messages.ts';

const list = { to: '/articles', label: libraryWords.title };

/** `/articles/:id`, opened directly: everything about an article, before and after buying it. */
export default function ArticleItemPage() {
  const { id } = useParams();
  return <ArticlePage key={id} id={id!} />;
}

function ArticlePage({ id }: { id: string }) {
  const { page, error, missing, settled, retry, change } = useItemPage(
    'GET /api/articles/{id}/page',
    id,
  );
  const entitlements = useEntitlements('article');
  const signedIn = useSession() !== null;
  useDocumentTitle(page?.title);
  useCountedView(settled && !page?.hidden ? page?.id : undefined, (views) => change({ views }));
  if (!page) {
    return <ItemState noun="article" {...{ error, missing, retry, list }} />;
  }
  const { ownership } = entitlements.of(id);
  const mayRate = signedIn && (ownership === 'owned' || page.isFree);
  return (
    <ItemLayout
      list={list}
      title={page.title}
      lead={page.shortDescription}
      hidden={page.hidden}
      cover={
        <ArticleCover
          imageUrl={page.imageUrl}
          sizes="(width >= 62rem) 23rem, 92vw"
          eager
          className={styles.cover}
        />
      }
      panel={<ArticlePanel article={page} entitlements={entitlements} />}
    >
      <ItemPart heading={messages.about}>
        <Description html={page.descriptionHtml} />
        {mayRate && !capabilities.reviews && <RatingControl article={page} onRated={change} />}
      </ItemPart>
      <PagePreview preview={page.preview} noun="paper">
        <ArticleActions article={page} entitlements={entitlements} />
      </PagePreview>
      <ArchiveLists lists={page.fileLists} />
      <ItemContents contents={page.contents} />
      <ItemEditions
        editions={page.editions}
        item={{ resourceType: 'article', id }}
        access={fileAccess(page.isFree, entitlements.of(id))}
      />
      <CiteEdition article={page} />
      {capabilities.reviews && !page.hidden && (
        <ItemReviews kind="article" id={id} mayReview={mayRate} onRated={change} />
      )}
      <AuthorNote author={page.author} note={page.authorNote} />
      <AlsoInBundles resourceType="article" resourceId={page.id} />
      <RelatedItems
        heading={messages.moreInCategory(categoryLabel(page.category))}
        items={page.related.map((other) => ({
          id: other.id,
          to: articlePath(other.id),
          title: other.title,
          imageUrl: other.imageUrl,
          facts: other.pages === undefined ? other.author : pagesText(other.pages),
        }))}
      />
    </ItemLayout>
  );
}
