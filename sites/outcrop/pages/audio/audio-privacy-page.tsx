import { AudioPolicy } from './audio-policy.tsx';
import { privacyParts } from './policy/privacy-parts.tsx';
import { audio } from '#site/config/audio.ts';

export default function AudioPrivacyPage() {
  return (
    <AudioPolicy
      title="Privacy of the audio service"
      summary={`Your text is used to make your narration and for nothing else. Text and audio are deleted ${audio.service.keptDays} days after delivery.`}
      parts={privacyParts}
      other={{ to: '/audio/terms', label: 'Terms of the audio service' }}
    />
  );
}
