import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Prose } from '#web/src/components/prose.tsx';
import { site } from '../../config/site.ts';
import { Draft } from '../parts/draft.tsx';

export default function AboutPage() {
  return (
    <Page narrow>
      <PageHeading kicker="About" title={site.brand.company} />
      <Draft />
      <Prose>
        <p>[Who you are, and what you know about your subject.]</p>
        <p>[For whom you make what you sell, and why.]</p>
      </Prose>
    </Page>
  );
}
