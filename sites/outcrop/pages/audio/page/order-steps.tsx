import { audio } from '#site/config/audio.ts';
import { sampleText } from '../sample-text.ts';
import styles from './order-steps.module.css';

const { replyHours, speeds, delivery } = audio.service;

const steps = [
  {
    when: 'At any hour',
    title: 'Email the file',
    text: 'A PDF, or a link to one. Say which voice and language, and how the hard names are said. We answer',
    mark: `within ${replyHours} hours`,
  },
  {
    when: 'Before you pay',
    title: `Hear the ${sampleText}, free`,
    text: `From your own text. Ask for another voice, or for any speed from ${speeds.slowest}x to ${speeds.fastest}x, until you approve it. If you never do,`,
    mark: 'you owe nothing',
  },
  {
    when: 'Once you approve',
    title: 'Pay, then listen',
    text: `The payment confirms the order. The full MP3 comes by e-mail or as a drive link: short works on the same day, ${delivery.shortMinutes} to ${delivery.longMinutes} minutes`,
    mark: `within ${delivery.fromHours} to ${delivery.toHours} hours`,
  },
];

/** Three steps along a tape. */
export function OrderSteps() {
  return (
    <ol className={styles.steps}>
      {steps.map(({ when, title, text, mark }) => (
        <li key={title}>
          <p className={styles.when}>{when}</p>
          <h3>{title}</h3>
          <p>
            {text} <strong>{mark}</strong>.
          </p>
        </li>
      ))}
    </ol>
  );
}
