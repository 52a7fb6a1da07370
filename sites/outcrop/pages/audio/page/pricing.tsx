import { audio } from '#site/config/audio.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { audioMoney } from '../audio-money.ts';
import { voices } from '../quote/order.ts';
import { voiceLabels } from '../quote/order-labels.ts';
import styles from './pricing.module.css';
import { VoiceCard } from './voice-card.tsx';

const lengths = [10, 30, 60, 120];

/** The two voices, and what common lengths come to. */
export function Pricing() {
  return (
    <div className={styles.pricing}>
      <div className={styles.cards}>
        {voices.map((voice) => (
          <VoiceCard key={voice} voice={voice} />
        ))}
      </div>
      <Prose>
        <p>
          Pay <strong>after you approved the sample</strong>, with as many blocks as our reply names
          as the quantity. If the slip has surcharges or add-ons, pay with the link in our reply
          instead: it is made out for the exact total.
        </p>
        <table>
          <thead>
            <tr>
              <th scope="col">Narrated text</th>
              {voices.map((voice) => (
                <th key={voice} scope="col">
                  {voiceLabels[voice].label} voice
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lengths.map((minutes) => (
              <tr key={minutes}>
                <th scope="row">{minutes} minutes</th>
                {voices.map((voice) => (
                  <td key={voice}>{price(minutes, audio.voices[voice].amountMinor)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Prose>
    </div>
  );
}

function price(minutes: number, blockMinor: number): string {
  return audioMoney(Math.ceil(minutes / audio.blockMinutes) * blockMinor);
}
