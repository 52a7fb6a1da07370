import { useParams } from 'react-router';
import { episodePath } from '#shared/constants/episode-path.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { hubWords } from '#shared/site-words/hub.ts';
import { Description } from '../../components/description.tsx';
import { EntitlementsError } from '../../components/entitlements-error.tsx';
import { AfterPayment } from '../../components/item-page/after-payment.tsx';
import { AlsoInBundles } from '../../components/item-page/also-in-bundles.tsx';
import { AuthorNote } from '../../components/item-page/author-note.tsx';
import { ItemLayout } from '../../components/item-page/item-layout.tsx';
import { ItemPart } from '../../components/item-page/item-part.tsx';
import { ItemState } from '../../components/item-page/item-state.tsx';
import { RelatedItems } from '../../components/item-page/related-items.tsx';
import { ItemReviews } from '../../components/item-page/reviews/item-reviews.tsx';
import { useCountedPage } from '../../components/item-page/use-counted-page.ts';
import { useItemPage } from '../../components/item-page/use-item-page.ts';
import { Picture } from '../../components/picture.tsx';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { formatDuration } from '../../lib/duration.ts';
import { hasOffer } from '../../lib/purchase/entitlements.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { EpisodeOffer } from './episode/episode-offer.tsx';
import { EpisodeRecord } from './episode/episode-record.tsx';
import { ShareAndLike } from './episode/share-and-like.tsx';
import { useEpisodeAccess } from './hub/use-episode-access.ts';
import styles from './item/episode-item.module.css';
import * as messages from './messages.ts';

const list = { to: '/podcasthub', label: hubWords.title };

/** `/podcasthub/:id`, opened directly: everything about an episode, before and after buying it. */
export default function EpisodeItemPage() {
  const { id } = useParams();
  return <EpisodePage key={id} id={id!} />;
}

function EpisodePage({ id }: { id: string }) {
  const { page, error, missing, retry } = useItemPage('GET /api/podcasts/{id}/page', id);
  const listener = useEpisodeAccess();
  const signedIn = useSession() !== null;
  useDocumentTitle(page?.title);
  useCountedPage('podcast', page);
  if (!page) {
    return <ItemState noun="episode" {...{ error, missing, retry, list }} />;
  }
  const episode = listener.playable(page);
  return (
    <ItemLayout
      list={list}
      title={page.title}
      lead={page.shortDescription}
      hidden={page.hidden}
      cover={
        <Picture
          imageUrl={page.artworkUrl}
          sizes="(width >= 62rem) 23rem, 92vw"
          height={480}
          eager
          className={styles.artwork}
        />
      }
      panel={
        <>
          <div className={styles.actions}>
            <EpisodeOffer episode={episode} listener={listener} />
          </div>
          <EntitlementsError entitlements={listener.entitlements} />
          {hasOffer(episode.ownership) && (
            <div data-offer={episode.ownership}>
              <AfterPayment kind="podcast" />
            </div>
          )}
          <EpisodeRecord episode={episode} detail={page} />
          <p className={styles.own}>
            <ShareAndLike episode={episode} likes={listener.likes} />
          </p>
        </>
      }
    >
      <ItemPart heading={messages.aboutThisEpisode}>
        <Description html={page.descriptionHtml} />
      </ItemPart>
      {capabilities.reviews && !page.hidden && (
        <ItemReviews kind="podcast" id={id} mayReview={signedIn && Boolean(episode.owned)} />
      )}
      <AuthorNote author={page.author} note={page.authorNote} />
      <AlsoInBundles resourceType="podcast" resourceId={page.id} />
      <RelatedItems
        heading={messages.publishedAroundTheSameTime}
        shape="square"
        items={page.related.map((other) => ({
          id: other.id,
          to: episodePath(other.id),
          title: other.title,
          imageUrl: other.artworkUrl,
          facts: other.durationSeconds ? formatDuration(other.durationSeconds) : '',
        }))}
      />
    </ItemLayout>
  );
}
