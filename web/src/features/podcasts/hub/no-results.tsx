import { useNavigate } from 'react-router';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { EmptyCatalogue } from '#web/src/components/empty-catalogue.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { hubPath, plainView, type HubView } from './hub-view.ts';
import * as messages from './messages.ts';

/** A search without a match, or a hub without episodes. */
export function NoResults({ view }: { view: HubView }) {
  const navigate = useNavigate();
  const isFiltered = Boolean(view.tag || view.author);
  return (
    <div role="status">
      {view.q || isFiltered ? (
        <Notice
          tone="empty"
          title={messages.noEpisodesFound}
          action={
            <Button onClick={() => void navigate(hubPath(plainView))}>
              {isFiltered ? messages.clearFilters : messages.clearSearch}
            </Button>
          }
        >
          {isFiltered ? messages.nothingMatchesFilters : messages.tryShorterWord(view.q)}
        </Notice>
      ) : (
        <EmptyCatalogue
          of="episode"
          title={messages.noEpisodesYet}
          action={
            capabilities.articles && (
              <LinkButton to="/articles">{messages.readWhileYouWait}</LinkButton>
            )
          }
        >
          {messages.episodesAppearHereAsSoon}
        </EmptyCatalogue>
      )}
    </div>
  );
}
