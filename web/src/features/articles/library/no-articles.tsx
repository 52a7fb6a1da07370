import { Button, LinkButton } from '#web/src/components/button.tsx';
import { EmptyCatalogue } from '#web/src/components/empty-catalogue.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { capabilities } from '#shared/site-config/capabilities.ts';
import type { LibraryResultsProps } from './library-results.tsx';
import * as messages from './messages.ts';

/** Filters without a match, or a library without articles. */
export function NoArticles({ filters, onClear }: LibraryResultsProps) {
  return (
    <div role="status">
      {filters.q || filters.category || filters.tag || filters.author ? (
        <Notice
          tone="empty"
          title={messages.noArticlesFound}
          action={<Button onClick={onClear}>{messages.clearFilters}</Button>}
        >
          {messages.nothingInLibraryMatchesThis}
        </Notice>
      ) : (
        <EmptyCatalogue
          of="article"
          title={messages.theLibraryIsEmpty}
          action={
            capabilities.podcasts && (
              <LinkButton to="/podcasthub">{messages.openPodcastHub}</LinkButton>
            )
          }
        >
          {messages.newPapersAppearHereAs}
        </EmptyCatalogue>
      )}
    </div>
  );
}
