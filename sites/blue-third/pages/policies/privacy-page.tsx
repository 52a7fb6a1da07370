import { PolicyPage } from '#web/src/components/policy-page.tsx';
import { site } from '../../config/site.ts';
import { privacySections } from './privacy-sections.tsx';

export default function PrivacyPage() {
  return (
    <PolicyPage
      title="Privacy policy"
      lead={`What ${site.brand.company} stores about you, for how long, and how to have it removed.`}
      version="2026-11-25"
      sections={privacySections}
    />
  );
}
