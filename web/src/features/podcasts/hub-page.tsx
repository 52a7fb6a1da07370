import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { hubWords } from '#shared/site-words/hub.ts';
import { ItemGrid } from '../../components/item-grid.tsx';
import { lazyPart } from '../../components/lazy-part.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { ListFilter } from '../../components/list-filter.tsx';
import { loadProvided } from '../../lib/provided-parts.ts';
import { useFilterNavigation } from '../../lib/use-filter-navigation.ts';
import { useAhead } from '../../lib/use-ahead.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import { PublicFeed } from './feeds/public-feed.tsx';
import { HubBar } from './hub/hub-bar.tsx';
import { HubResults } from './hub/hub-results.tsx';
import { changeView, hubPath, readHubView, type HubView } from './hub/hub-view.ts';
import * as messages from './messages.ts';
import { readHubReturn } from './returning/hub-return.ts';

const CheckoutReturn = lazyPart(() => loadProvided('hubReturn'));
const PrivateFeed = lazyPart(() => import('./feeds/private-feed.tsx'));

const ways = [
  {
    title: messages.listenFirst,
    text: messages.theFirst40SecondsEvery,
  },
  {
    title: messages.buyOnce,
    text: messages.noSubscriptionStreamOrDownload,
  },
  {
    title: messages.someAreFree,
    text: messages.theyPlayInFullSort,
  },
];

/** `/podcasthub`, with an episode opened from it at its own address; also the page to which checkout returns. */
export default function HubPage() {
  const hydrated = useHydrated();
  const { id } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const openFiltered = useFilterNavigation();
  const view = readHubView(search, id);
  const [chosen, goTo] = useAhead(view);
  const purchase = readHubReturn(search, hydrated ? location.state : null);

  useEffect(() => {
    // Older emails and feeds link to `?episode=<id>`.
    const episode = search.get('episode');
    if (!episode) return;
    const { state, hash } = location;
    void navigate(hubPath(readHubView(search, id ?? episode)) + hash, { replace: true, state });
  }, [id, search, location, navigate]);

  function change(changed: Partial<HubView>): void {
    const next = changeView(chosen, changed);
    goTo(next, () => openFiltered(hubPath(next), changed.q !== undefined));
  }

  return (
    <Page>
      <PageHeading {...hubWords} />
      {purchase && hydrated && <CheckoutReturn key={purchase.sessionId} {...purchase} />}
      {!purchase && <HubBar view={chosen} onChange={change} />}
      {!purchase && (
        <ListFilter
          tag={view.tag}
          author={view.author}
          to={hubPath({ ...view, tag: undefined, author: undefined })}
        />
      )}
      {!purchase && <HubResults view={view} />}
      <Section id="feeds" heading={messages.inAppYouAlreadyUse} intro={messages.addTheseUrlsToAny}>
        <PublicFeed />
        {hydrated && <PrivateFeed />}
      </Section>
      <Section heading={messages.howItWorks}>
        <ItemGrid items={ways} />
      </Section>
    </Page>
  );
}
