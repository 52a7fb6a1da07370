import { site } from '#shared/site-config/site.ts';
import { PolicyPage } from '#web/src/components/policy-page.tsx';
import { buyingSections } from './terms/buying-sections.tsx';
import { closingSections } from './terms/closing-sections.tsx';
import { usingSections } from './terms/using-sections.tsx';

export default function TermsPage() {
  return (
    <PolicyPage
      title="Terms of use"
      lead={`The terms on which ${site.brand.company} offers this site, what is sold here, and what we do by order. They are short because most of what they could forbid does not need saying.`}
      version="2026-11-21"
      sections={[
        ...usingSections.slice(0, 2),
        ...buyingSections,
        ...usingSections.slice(2),
        ...closingSections,
      ]}
    />
  );
}
