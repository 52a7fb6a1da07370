import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Choice } from './choice.tsx';

const themes = [
  { value: 'system', label: 'As the device' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const motions = [
  { value: 'system', label: 'As the device' },
  { value: 'full', label: 'Full' },
  { value: 'reduced', label: 'Reduced' },
];

export default function SettingsPage() {
  return (
    <Page narrow>
      <PageHeading
        kicker="Account"
        title="Settings"
        lead="Kept in this browser and used at once."
      />
      <Choice setting="theme" legend="Theme" options={themes} />
      <Choice setting="motion" legend="Motion" options={motions} />
    </Page>
  );
}
