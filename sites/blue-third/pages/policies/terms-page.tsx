import { PolicyPage } from '#web/src/components/policy-page.tsx';
import { site } from '../../config/site.ts';
import { termsSections } from './terms-sections.tsx';

export default function TermsPage() {
  return (
    <PolicyPage
      title="Terms of use"
      lead={`The terms on which ${site.brand.company} offers this site and what is sold here.`}
      version="2026-11-25"
      sections={termsSections}
    />
  );
}
