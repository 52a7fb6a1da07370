import { site } from '#shared/site-config/site.ts';
import { PolicyPage } from './policy-page.tsx';
import { storedSections } from './privacy/stored-sections.tsx';
import { sharedSections } from './privacy/shared-sections.tsx';
import { rightsSections } from './privacy/rights-sections.tsx';

export default function PrivacyPage() {
  return (
    <PolicyPage
      title="Privacy policy"
      lead={`What ${site.brand.company} stores about you, where, for how long, and how to have it removed. It describes this site’s program as it runs: the periods are settings in it, not intentions.`}
      version="2026-11-21"
      sections={[...storedSections, ...sharedSections, ...rightsSections]}
    />
  );
}
