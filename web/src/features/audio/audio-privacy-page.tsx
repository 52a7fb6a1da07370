import { site } from '../../../../shared/site-config/site.ts';
import { AudioPolicy } from './audio-policy.tsx';

export default function AudioPrivacyPage() {
  return (
    <AudioPolicy title="Privacy">
      <p>
        We use the text that you send to make the sample and the narration, and for nothing else. It
        is not published and not used to train anything.
      </p>
      <h2>How long files stay</h2>
      <p>
        Your text and the finished audio are deleted 7 days after delivery, or after 30 days when
        you order extended storage. You can ask for earlier deletion at any time.
      </p>
      <h2>Payments</h2>
      <p>Card payments are handled by the payment provider. We never see the card number.</p>
      <h2>Questions</h2>
      <p>
        Write to <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a>. Privacy
        inquiries are answered within 24 to 48 hours.
      </p>
    </AudioPolicy>
  );
}
