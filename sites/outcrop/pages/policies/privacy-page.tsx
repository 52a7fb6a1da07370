import { site } from '#shared/site-config/site.ts';
import { PolicyPage } from '#web/src/components/policy-page.tsx';
import { storedSections } from './privacy/stored-sections.tsx';
import { sharedSections } from './privacy/shared-sections.tsx';
import { rightsSections } from './privacy/rights-sections.tsx';

export default function PrivacyPage() {
  return (
    <PolicyPage
      title="Privacy policy"
      lead={`What ${site.brand.company} stores about you, where, for how long, and how to have it removed. It describes the software as it runs: the periods below are enforced by it.`}
      version="2026-11-21"
      sections={[...storedSections, ...sharedSections, ...rightsSections]}
    />
  );
}
