import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function AudioPage() {
  return (
    <Page>
      <PageHeading title="Audio narration" />
    </Page>
  );
}
