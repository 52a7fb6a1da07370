import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function HomePage() {
  return (
    <Page>
      <PageHeading title="" />
    </Page>
  );
}
