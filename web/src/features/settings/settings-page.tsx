import { capabilities } from '#shared/site-config/capabilities.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { rates } from '../../lib/player/playback-rules.ts';
import { Choice } from './choice.tsx';
import { Notifications } from './notifications.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

const themes = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];
const motions = [
  { value: 'system', label: 'System' },
  { value: 'full', label: 'Full' },
  { value: 'reduced', label: 'Reduced' },
];
const speeds = rates.map((rate) => ({ value: String(rate), label: `${rate}×` }));

const savedHere = capabilities.podcasts
  ? 'Appearance and playback are saved in this browser and apply'
  : 'Appearance is saved in this browser and applies';

const savedThere = capabilities.digest ? ' E-mail preferences are saved in your account.' : '';

export default function SettingsPage() {
  return (
    <Page narrow>
      <PageHeading kicker="Account" title="Settings" lead={`${savedHere} at once.${savedThere}`} />
      {capabilities.digest && <Unsubscribe />}
      <Choice setting="theme" legend="Theme" fallback="system" options={themes} />
      <Choice setting="motion" legend="Motion" fallback="system" options={motions} />
      {capabilities.podcasts && (
        <Choice
          setting="playbackRate"
          legend="Playback speed"
          hint="For episodes that you have not listened to yet; each one remembers its own."
          fallback="1"
          options={speeds}
        />
      )}
      {capabilities.digest && <Notifications />}
    </Page>
  );
}
