import { audio } from '#site/config/audio.ts';
import { audioMoney, factorText } from '../audio-money.ts';
import styles from './choices.module.css';

const { multipliers, addOns, service } = audio;
const { speeds } = service;

const choices = [
  {
    title: 'Voice and speed',
    text: `Standard or Cinematic, at any speed from ${speeds.slowest}x to ${speeds.fastest}x. Another version at ${speeds.slower}x or ${speeds.faster}x costs ${audioMoney(addOns.extraSpeedMinor)}.`,
  },
  {
    title: 'Language',
    text: `English at the listed price. Common languages such as French, German or Spanish ${factorText(multipliers.languageCommon)}, less common ones ${factorText(multipliers.languageRare)}. Our reply says which class yours is in.`,
  },
  {
    title: 'Pronunciation',
    text: 'Send a list of names, formations and symbols and how to pronounce them: gneiss, Ca²⁺, phi.',
  },
  {
    title: 'Tables, formulas, references',
    text: `Read out, told in a sentence, or left out. Texts that are full of them cost ${factorText(multipliers.formattingLow)} to ${factorText(multipliers.formattingHigh)}.`,
  },
  {
    title: 'Chapters',
    text: `An MP3 for each chapter: ${audioMoney(addOns.chaptersPerBlockMinor)} a block or a flat ${audioMoney(addOns.chaptersFlatMinor)}, whichever is less.`,
  },
  {
    title: 'Rush',
    text: `On the same day ${factorText(multipliers.rushSameDay)}, included for works under ${service.delivery.shortMinutes} minutes; in under ${service.rushHours} hours ${factorText(multipliers.rushTwelveHours)}.`,
  },
  {
    title: 'Storage',
    text: `Files stay for ${service.keptDays} days after delivery. ${service.extendedDays} days cost ${audioMoney(addOns.storageMinor)}.`,
  },
];

/** What can be asked for, and what it costs. */
export function Choices() {
  return (
    <dl className={styles.choices}>
      {choices.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
