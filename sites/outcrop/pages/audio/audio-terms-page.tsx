import { AudioPolicy } from './audio-policy.tsx';
import { termsParts } from './policy/terms-parts.tsx';

export default function AudioTermsPage() {
  return (
    <AudioPolicy
      title="Terms of the audio service"
      summary="You hear a free sample first and pay when you have approved it. If it is still not right after a correction, you get your money back."
      parts={termsParts}
      other={{ to: '/audio/privacy', label: 'Privacy of the audio service' }}
    />
  );
}
