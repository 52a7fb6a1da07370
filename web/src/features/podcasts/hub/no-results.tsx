import { useNavigate } from 'react-router-dom';
import { Button, LinkButton } from '#web/src/components/button.tsx';
import { EmptyCatalogue } from '#web/src/components/empty-catalogue.tsx';
import { Notice } from '#web/src/components/notice.tsx';
import { hubPath, plainView, type HubView } from './hub-view.ts';

/** A search without a match, or a hub without episodes. */
export function NoResults({ view }: { view: HubView }) {
  const navigate = useNavigate();
  return (
    <div role="status">
      {view.q ? (
        <Notice
          tone="empty"
          title="No episodes found"
          action={<Button onClick={() => void navigate(hubPath(plainView))}>Clear search</Button>}
        >
          Nothing matches “{view.q}”. A shorter word finds more.
        </Notice>
      ) : (
        <EmptyCatalogue
          of="episode"
          title="The first season is being recorded"
          action={<LinkButton to="/articles">Read while you wait</LinkButton>}
        >
          Episodes appear here as soon as they are ready.
        </EmptyCatalogue>
      )}
    </div>
  );
}
