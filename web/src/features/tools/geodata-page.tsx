import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function GeodataPage() {
  return (
    <Page>
      <PageHeading title="GeoData Resurrector" />
    </Page>
  );
}
