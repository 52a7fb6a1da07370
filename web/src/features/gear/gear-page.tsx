import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function GearPage() {
  return (
    <Page>
      <PageHeading title="Gear" />
    </Page>
  );
}
