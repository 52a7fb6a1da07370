import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function ProposalPage() {
  return (
    <Page>
      <PageHeading title="Proposal writer" />
    </Page>
  );
}
