import { useLocation, useNavigate, useParams } from 'react-router';
import { libraryWords } from '#shared/site-words/library.ts';
import { lazyDialog, lazyPart } from '../../components/lazy-part.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { ListFilter } from '../../components/list-filter.tsx';
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
import { loadProvided } from '../../lib/provided-parts.ts';
import { useFilterNavigation } from '../../lib/use-filter-navigation.ts';
import { useAhead } from '../../lib/use-ahead.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { useSearchParams } from '../../lib/use-search-params.ts';
import * as messages from './messages.ts';

const ArticleDialog = lazyDialog(() => import('./article/article-dialog.tsx'), messages.article);
const ReturnFromCheckout = lazyPart(() => loadProvided('libraryReturn'));

/** `/articles`, and an article that was opened from it, at its own address. */
export default function LibraryPage() {
  const hydrated = useHydrated();
  const { id } = useParams();
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const openFiltered = useFilterNavigation();
  const filters = readFilters(search);
  const [chosen, goTo] = useAhead(filters);

  function change(changed: Partial<Filters>): void {
    const next = changeFilters(chosen, changed);
    const path = location.pathname + filterQuery(next);
    goTo(next, () => openFiltered(path, changed.q !== undefined));
  }

  const sessionId = search.get('session_id');
  const resourceId = search.get('resource_id');
  return (
    <Page>
      <PageHeading {...libraryWords} />
      <FilterBar filters={chosen} onChange={change} open={id} />
      <ListFilter
        tag={filters.tag}
        author={filters.author}
        to={libraryPath({ ...filters, tag: undefined, author: undefined })}
      />
      <LibraryResults filters={filters} onClear={() => void navigate(libraryPath(noFilters))} />
      {hydrated && (
        <>
          {id !== undefined && <ArticleDialog key={id} id={id} onClose={() => void navigate(-1)} />}
          {sessionId && resourceId && <ReturnFromCheckout {...{ sessionId, resourceId }} />}
        </>
      )}
    </Page>
  );
}
