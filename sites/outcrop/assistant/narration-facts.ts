import { formatMinor } from '#shared/constants/money.ts';
import { audio } from '#site/config/audio.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { emails, locale } = siteConfig;
const { voices, blockMinutes, multipliers, addOns, service } = audio;
const { delivery, speeds } = service;
const money = (amountMinor: number) => formatMinor(amountMinor, audio.currency, locale);
const times = (factor: number) => `× ${factor.toFixed(2)}`;
const priceFor = (minutes: number) => {
  const blocks = Math.ceil(minutes / blockMinutes);
  return `${money(voices.standard.amountMinor * blocks)} with the Standard voice and ${money(voices.cinematic.amountMinor * blocks)} with the Cinematic voice`;
};
/** Reads `90 minutes` or `an hour and a half` as minutes; undefined if the text names no length. */
function minutesIn(question: string): number | undefined {
  const found =
    /\b(\d+(?:[.,]\d+)?|one|an?|two|three|half an?)[ -]?(minutes?|mins?|hours?|hrs?|h)\b/i.exec(
      question,
    );
  if (!found) return undefined;
  const names: Record<string, number> = {
    one: 1,
    a: 1,
    an: 1,
    two: 2,
    three: 3,
    'half an': 0.5,
    'half a': 0.5,
  };
  const count = names[found[1]!.toLowerCase()] ?? Number(found[1]!.replace(',', '.'));
  return Math.round(count * (/^h/i.test(found[2]!) ? 60 : 1));
}
const priceOfLength = (question: string) => {
  const minutes = minutesIn(question);
  return minutes ? `${minutes} minutes cost ${priceFor(minutes)}.` : undefined;
};
const timeOfLength = (question: string) => {
  const minutes = minutesIn(question);
  if (!minutes || minutes > delivery.longMinutes) return undefined;
  return minutes < delivery.shortMinutes
    ? `${minutes} minutes come on the same day.`
    : `${minutes} minutes come within ${delivery.fromHours} to ${delivery.toHours} hours.`;
};
const standard = money(voices.standard.amountMinor);
const cinematic = money(voices.cinematic.amountMinor);
const kept = `Text and audio are deleted ${service.keptDays} days after delivery. Storage for ${service.extendedDays} days costs ${money(addOns.storageMinor)}.`;
const { audio: page, audioTerms, audioPrivacy } = pages;

/** Narration of a text: prices, delivery and terms. */
export const narrationFacts: readonly Fact[] = [
  {
    id: 'narration-price',
    detail: priceOfLength,
    ask: 'What does narration cost?',
    asks: 'narration price | narration price blocks | narration quote | narration price voices | voices price | blocks price | narration price buy',
    also: 'recording audiobook paper pages book thesis report long page text document',
    answer: `Narration costs ${standard} per block of ${blockMinutes} minutes with the Standard voice and ${cinematic} with the Cinematic voice, rounded up to whole blocks. So 30 minutes cost ${priceFor(30)}, and 60 minutes ${priceFor(60)}. You pay only after you have approved a free sample.`,
    page,
  },
  {
    id: 'narration-standard',
    detail: priceOfLength,
    ask: 'What does the Standard voice cost?',
    asks: 'standardVoice price | standardVoice | narration standardVoice price | standardVoice price blocks | narration standardVoice',
    answer: `The Standard voice costs ${standard} per block of ${blockMinutes} minutes. It is one clear, even voice for reports, papers and lecture notes.`,
    page,
  },
  {
    id: 'narration-cinematic',
    detail: priceOfLength,
    ask: 'What does the Cinematic voice cost?',
    asks: 'cinematicVoice price | cinematicVoice | narration cinematicVoice price | cinematicVoice price blocks | narration cinematicVoice',
    answer: `The Cinematic voice costs ${cinematic} per block of ${blockMinutes} minutes. It has pace, weight and pauses, and suits stories, courses and what others will hear.`,
    page,
  },
  {
    id: 'narration-voices',
    ask: 'Which voices are there for narration?',
    asks: 'narration voices | voices | voices list | narration voices list | standardVoice cinematicVoice | standardVoice cinematicVoice change | narration voices change',
    answer: `There are two voices: Standard, one clear, even voice (${standard} per ${blockMinutes} minutes), and Cinematic, with pace, weight and pauses (${cinematic} per ${blockMinutes} minutes). You hear the voice in the free sample and can ask for the other one.`,
    page,
  },
  {
    id: 'narration-how',
    ask: 'How does audio narration work?',
    asks: 'narration | narration how | narration buy | narration list | narration send | narration who | narration send where | narration send file | narration email send',
    also: 'pdf convert turn into audio mp3 report thesis service where email send',
    answer: `Email a PDF or a link to ${emails.support} and say which voice and language you want. The first minute is a free sample, from your own text, and you pay when you approve it. Then the full MP3 comes by email or as a drive link.`,
    page,
  },
  {
    id: 'narration-sample',
    ask: 'Is there a free sample of the narration?',
    asks: 'narration preview | narration free | narration free preview | preview narration voices | narration preview price | narration preview time | preview refund | preview narration refund | preview not like | narration refund preview',
    answer: `Yes. The first minute of your own text is a free sample. You can ask for another voice or speed until you approve it, and if you never do, you owe nothing.`,
    page,
  },
  {
    id: 'narration-delivery',
    detail: timeOfLength,
    ask: 'How long does a narration take?',
    asks: 'narration time | narration delivery | narration delivery time | narration time blocks | mp3 delivery | narration ready',
    also: 'finished recording back get long take ready report short works',
    answer: `Works under ${delivery.shortMinutes} minutes come on the same day, those of ${delivery.shortMinutes} to ${delivery.longMinutes} minutes within ${delivery.fromHours} to ${delivery.toHours} hours of the payment. For longer ones we agree on a day before you pay.`,
    page,
  },
  {
    id: 'narration-rush',
    also: 'need extra cost under hours text',
    ask: 'What does a rush narration cost?',
    asks: 'rush | narration rush | rush price | narration rush price | rush delivery | rush time | rush surcharge | rush need surcharge | rush need | rush surcharge need price',
    answer: `Same-day narration costs ${times(multipliers.rushSameDay)} and is included for works under ${delivery.shortMinutes} minutes; delivery in under ${service.rushHours} hours costs ${times(multipliers.rushTwelveHours)}. If we miss a rush that you paid for, its surcharge is paid back.`,
    page,
  },
  {
    id: 'narration-languages',
    ask: 'In which languages can you narrate?',
    asks: 'narration language | narration language price | voices language | narration language list | language surcharge | language price | language text | language read text | narration language text',
    answer: `English is narrated at the listed price. Common languages such as French, German or Spanish cost ${times(multipliers.languageCommon)}, less common ones such as Icelandic ${times(multipliers.languageRare)}; our reply says which class yours is in.`,
    page,
  },
  {
    id: 'narration-formatting',
    ask: 'What do tables and formulas cost in a narration?',
    asks: 'tables | narration tables | tables price | narration tables price | tables surcharge',
    answer: `Tables, formulas and references are read out, told in a sentence, or left out, as you like. Texts that are full of them cost ${times(multipliers.formattingLow)} to ${times(multipliers.formattingHigh)}.`,
    page,
  },
  {
    id: 'narration-chapters',
    ask: 'Can I get an MP3 for each chapter?',
    asks: 'chapters | narration chapters | chapters price | narration chapters price | chapters format',
    answer: `Yes. An MP3 for each chapter costs ${money(addOns.chaptersPerBlockMinor)} per block or a flat ${money(addOns.chaptersFlatMinor)}, whichever is less.`,
    page,
  },
  {
    id: 'narration-speed',
    ask: 'Can I choose the speed of the narration?',
    asks: 'narration playbackSpeed | narration playbackSpeed price | narration version playbackSpeed | narration version | narration extra version',
    answer: `Any speed from ${speeds.slowest}x to ${speeds.fastest}x can be chosen at no charge. An extra version at ${speeds.slower}x or ${speeds.faster}x costs ${money(addOns.extraSpeedMinor)}.`,
    page,
  },
  {
    id: 'narration-surcharges',
    ask: 'Which surcharges are there for narration?',
    asks: 'surcharge | narration surcharge | surcharge price | narration surcharge price | narration surcharge list',
    answer: `Surcharges multiply the price: languages other than English ${times(multipliers.languageCommon)} to ${times(multipliers.languageRare)}, complex formatting ${times(multipliers.formattingLow)} to ${times(multipliers.formattingHigh)}, rush ${times(multipliers.rushSameDay)} to ${times(multipliers.rushTwelveHours)}. Add-ons are an MP3 per chapter (${money(addOns.chaptersFlatMinor)} at most), an extra speed (${money(addOns.extraSpeedMinor)}) and storage for ${service.extendedDays} days (${money(addOns.storageMinor)}).`,
    page,
  },
  {
    id: 'narration-format',
    ask: 'In which format does the narration come?',
    asks: 'narration format | narration download | narration format delivery | narration format list | narration email | narration delivery how | narration send delivery | narration delivery send',
    answer:
      'You send a PDF, another file or a link, and get an MP3 back, by email or as a drive link that only you receive.',
    page,
  },
  {
    id: 'narration-storage',
    ask: 'How long do you keep narration files?',
    asks: 'narration retention | narration storage | storage | narration delete | narration data | storage price | narration data retention | narration retention longer | storage longer | file retention narration | file retention time | file retention | retention file mp3 | narration download again | narration data delete | narration retention time',
    answer: `${kept} Save the MP3 before that.`,
    page: audioTerms,
  },
  {
    id: 'narration-refund',
    ask: 'Can I get my money back for a narration?',
    asks: 'narration refund | narration cancel | narration broken | narration correct | narration refund broken | narration change',
    answer:
      'If something is wrong with the narration, we correct it at no charge. If you are still dissatisfied after a reasonable correction, you get your money back. Before you approve the sample, you owe nothing.',
    page: audioTerms,
  },
  {
    id: 'narration-payment',
    ask: 'When do I pay for a narration?',
    asks: 'narration payment | narration payment time | narration payment how | narration payment price | narration receipt',
    answer:
      'You pay after you have approved the free sample, by card on the page of Stripe, with as many blocks as our reply names as the quantity. The order is accepted when the payment is confirmed.',
    page: audioTerms,
  },
  {
    id: 'narration-currency',
    ask: 'In which currency is narration priced?',
    asks: 'narration currency | narration currency price | voices currency',
    answer: `Narration is priced in ${audio.currency.toUpperCase()}: ${standard} or ${cinematic} per block of ${blockMinutes} minutes.`,
    page,
  },
  {
    id: 'narration-words',
    ask: 'How many words are ten minutes of narration?',
    asks: 'word blocks | count word blocks | narration word | narration page count | page minutes | narration estimate length | words minutes | narration length text',
    also: 'many per long pages ten read estimate',
    answer: `Count pages: ${service.estimate.wordsPerPage} words are about ${service.estimate.wordsPerPage / service.estimate.wordsPerMinute} minutes, so ${blockMinutes} minutes hold about ${service.estimate.wordsPerMinute * blockMinutes} words. Our reply names the exact number of blocks.`,
    page,
  },
  {
    id: 'narration-pronunciation',
    ask: 'Can I say how names are pronounced?',
    asks: 'pronunciation | narration pronunciation',
    answer:
      'Yes. Send a list of names, formations and symbols as they are said in your field. If one of them is mispronounced, we correct it at no charge.',
    page,
  },
  {
    id: 'narration-privacy',
    ask: 'What happens to the text that I send for narration?',
    asks: 'narration privacy | narration confidential | narration thirdParties | narration security | narration training | narration text use',
    answer: `Your text is used for your narration and for nothing else. It is not published, not passed on and not used to train models. Tell us first if it is under a confidentiality agreement. ${kept}`,
    page: audioPrivacy,
  },
  {
    id: 'narration-rights',
    ask: 'Who owns the narrated audio?',
    asks: 'narration licence | narration rights | narration licence rights | narration copyright | narration publish',
    also: 'publish youtube copyright use sell',
    answer:
      'You keep all rights in your text and may use the audio as you like. Send only texts that you may have narrated: your own, free ones, or with their owner’s consent.',
    page: audioTerms,
  },
  {
    id: 'narration-refused',
    ask: 'Which texts do you refuse to narrate?',
    asks: 'narration refuse | refuse text | narration refuse text',
    also: 'break law hatred owner copyright',
    answer:
      'We may refuse texts that break the law or incite hatred; then you get back what you paid. Send only texts that you may have narrated: your own, free ones, or with their owner’s consent.',
    page: audioTerms,
  },
  {
    id: 'narration-contact',
    ask: 'How do I reach the narration service?',
    asks: 'narration contact | narration reply | narration reply time | narration hours',
    answer: `Write to ${emails.support}. Support replies within ${service.replyHours} hours, at any hour.`,
    page,
  },
];
