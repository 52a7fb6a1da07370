import { audio } from '#site/config/audio.ts';
import { audioMoney } from '../audio-money.ts';
import { voices } from '../quote/order.ts';
import { voiceLabels } from '../quote/order-labels.ts';

const lengths = [10, 30, 60, 120];

/** The prices of common lengths. `head` is the heading of the lengths. */
export function PriceTable({ head }: { head: string }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{head}</th>
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
  );
}

function price(minutes: number, blockMinor: number): string {
  return audioMoney(Math.ceil(minutes / audio.blockMinutes) * blockMinor);
}
