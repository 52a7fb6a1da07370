import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { FilterBar } from './library/filter-bar.tsx';
import {
  filterQuery,
  libraryPath,
  noFilters,
  readFilters,
  type Filters,
} from './library/filters.ts';
import { LibrarySkeleton } from './library/library-skeleton.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';

// The page's words and its search come first; what needs the server comes in a second file, asked for at the same time.
const results = import('./library/library-results.tsx');
results.catch(() => undefined); // Shown by the page's error boundary, where `lazy` throws it.
const LibraryResults = lazy(() => results);
const ArticleDialog = lazy(() => import('./article/article-dialog.tsx'));
const ReturnFromCheckout = lazy(() => import('./purchase/return-from-checkout.tsx'));

/** `/articles`, and `/articles/:id` with that article open over it. */
export default function LibraryPage() {
  const hydrated = useHydrated();
  const { id } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const filters = hydrated ? readFilters(search) : noFilters;

  function change(changed: Partial<Filters>): void {
    const next = { ...filters, ...changed };
    // Letter after letter of one search makes one step of the history.
    const typing = changed.q !== undefined;
    const replace = typing && (location.state as { typing?: true } | null)?.typing === true;
    void navigate({ search: filterQuery(next) }, { replace, state: typing ? { typing } : null });
  }

  const sessionId = search.get('session_id');
  const resourceId = search.get('resource_id');
  return (
    <Page>
      <PageHeading
        kicker="Library"
        title="Articles"
        lead="Short papers by people who log wells, sample water and draw the maps. The free ones open at once; the others you buy once and keep."
      />
      <FilterBar filters={filters} onChange={change} open={id} />
      {hydrated ? (
        <Suspense fallback={<LibrarySkeleton />}>
          <LibraryResults filters={filters} onClear={() => void navigate(libraryPath(noFilters))} />
        </Suspense>
      ) : (
        <>
          <noscript>
            <p>
              The list below is filled in with JavaScript, which is switched off in this browser.
            </p>
          </noscript>
          <LibrarySkeleton />
        </>
      )}
      {hydrated && (
        <Suspense>
          {id !== undefined && <ArticleDialog key={id} id={id} />}
          {sessionId && resourceId && <ReturnFromCheckout {...{ sessionId, resourceId }} />}
        </Suspense>
      )}
    </Page>
  );
}
