import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function PodcastsPage() {
  return (
    <Page>
      <PageHeading title="Manage podcasts" />
    </Page>
  );
}
