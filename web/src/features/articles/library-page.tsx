import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { FilterBar } from './library/filter-bar.tsx';
import {
  changeFilters,
  filterQuery,
  libraryPath,
  noFilters,
  readFilters,
  type Filters,
} from './library/filters.ts';
import { LibraryResults } from './library/library-results.tsx';
import { borrow } from '../../lib/lent-parts.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';

const ArticleDialog = lazy(() => import('./article/article-dialog.tsx'));
const ReturnFromCheckout = lazy(() => borrow('libraryReturn'));

/** `/articles`, and `/articles/:id` with that article open over it. */
export default function LibraryPage() {
  const hydrated = useHydrated();
  const { id } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const filters = readFilters(search);

  function change(changed: Partial<Filters>): void {
    const next = changeFilters(filters, changed);
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
      {id !== undefined && (
        <noscript>
          <p>Opening an article needs JavaScript, which is switched off in this browser.</p>
        </noscript>
      )}
      <FilterBar filters={filters} onChange={change} open={id} />
      <LibraryResults filters={filters} onClear={() => void navigate(libraryPath(noFilters))} />
      {hydrated && (
        <Suspense>
          {id !== undefined && <ArticleDialog key={id} id={id} />}
          {sessionId && resourceId && <ReturnFromCheckout {...{ sessionId, resourceId }} />}
        </Suspense>
      )}
    </Page>
  );
}
