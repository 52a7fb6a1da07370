import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';

export default function LapisaiPage() {
  return (
    <Page>
      <PageHeading title="LapisAI" />
    </Page>
  );
}
