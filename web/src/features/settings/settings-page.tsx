import { capabilities } from '#shared/site-config/capabilities.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { rates } from '../../lib/player/playback-rules.ts';
import { Choice } from './choice.tsx';
import * as messages from './messages.ts';
import { Notifications } from './notifications.tsx';
import { Unsubscribe } from './unsubscribe.tsx';

const themes = [
  { value: 'system', label: messages.system },
  { value: 'light', label: messages.light },
  { value: 'dark', label: messages.dark },
];
const motions = [
  { value: 'system', label: messages.system },
  { value: 'full', label: messages.full },
  { value: 'reduced', label: messages.reduced },
];
const speeds = rates.map((rate) => ({ value: String(rate), label: `${rate}×` }));

const lead = [
  capabilities.podcasts ? messages.appearanceAndPlaybackAreSaved : messages.appearanceIsSaved,
  ...(capabilities.digest ? [messages.notificationsAreSaved] : []),
].join(' ');

export default function SettingsPage() {
  return (
    <Page narrow>
      <PageHeading kicker={messages.account} title={messages.settings} lead={lead} />
      {capabilities.digest && <Unsubscribe />}
      <Choice setting="theme" legend={messages.theme} fallback="system" options={themes} />
      <Choice setting="motion" legend={messages.motion} fallback="system" options={motions} />
      {capabilities.podcasts && (
        <Choice
          setting="playbackRate"
          legend={messages.playbackSpeed}
          hint={messages.forEpisodesThatYouHave}
          fallback="1"
          options={speeds}
        />
      )}
      {capabilities.digest && <Notifications />}
    </Page>
  );
}
