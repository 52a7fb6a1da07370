import { audio as narration } from '#site/config/audio.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from './pages.ts';

const { legal } = siteConfig;
const { audio, audioTerms, audioPrivacy } = pages;

/** The terms of the narration, besides prices and delivery. */
export const narrationTermsFacts: readonly Fact[] = [
  {
    id: 'narration-age',
    ask: 'How old must one be to order a narration?',
    asks: 'narration age | narration age buy | narration age text',
    also: 'children child adult order text for',
    answer: `At least ${legal.minimumAge} years old. A text for children may be ordered by an adult.`,
    page: audioPrivacy,
  },
  {
    id: 'narration-slip',
    ask: 'Can I work out the price of a narration myself?',
    asks: 'narration slip | narration calculator | narration price calculator | order slip | narration estimate price',
    also: 'calculate fill estimate total share sum binding pages send data browser',
    answer:
      'Yes. The order slip on the audio page has a line for everything that changes the price, with its sum beside it. It works in your browser, can be shared or emailed to us, and is an estimate if you enter pages; our reply names the exact total.',
    page: audio,
  },
  {
    id: 'narration-multiply',
    ask: 'How do the surcharges of a narration add up?',
    asks: 'surcharge multiply | surcharge sum | narration surcharge together | surcharge order | add-ons multiply',
    also: 'multiplied rounded one after other both combined several cent total calculated',
    answer:
      'Surcharges multiply the price of the blocks one after the other, each result rounded to the cent. Add-ons are not multiplied.',
    page: audioTerms,
  },
  {
    id: 'narration-truth',
    ask: 'Do you check what the text of a narration says?',
    asks: 'narration accuracy | narration text correct | narration liability | narration text true | narration proofread',
    also: 'facts content check true errors mistakes typos in my text answer for liable',
    answer:
      'No. We read what the text says and do not check whether it is true. As far as the law allows, we answer for no more than what you paid for the order.',
    page: audioTerms,
  },
  {
    id: 'narration-who-sees',
    ask: 'Who sees the text that I send for narration?',
    asks: 'narration who see | narration thirdParties | narration text who read | narration privacy who',
    also: 'people manuscript services mail provider drive customers anybody else else sees',
    answer:
      'The people who narrate and check it, and the services that carry it: our email provider, and the drive on which a large MP3 is stored for you, behind a link that only you get. Nobody else.',
    page: audioPrivacy,
  },
  {
    id: 'narration-mails',
    ask: 'How long are emails about a narration kept?',
    asks: 'narration email retention | narration receipt retention | narration order retention',
    also: 'mails invoices long kept after order',
    answer:
      'Emails about the order stay as long as questions or refunds can come up, and invoices as long as the law says.',
    page: audioPrivacy,
  },
  {
    id: 'narration-input',
    ask: 'Which files can I send for narration?',
    asks: 'narration format | narration format send | narration file format | narration link | narration send format | narration word document',
    also: 'pdf link web page another file docx word epub handwriting scan input paste',
    answer:
      'A PDF, another file, or a link to one. Say in the email which voice and language you want and how to pronounce difficult names.',
    page: audio,
  },
  {
    id: 'narration-accepted',
    ask: 'When is a narration order accepted?',
    asks: 'narration order accepted | narration binding | narration contract | narration agree | narration terms order',
    also: 'binding bound confirmed payment until then owe commit contract',
    answer:
      'An order is accepted when the payment is confirmed. Until then neither of us owes the other anything: payment is due only after you have approved the sample, and the sample is free whatever you decide.',
    page: audioTerms,
  },
  {
    id: 'narration-sample-kept',
    ask: 'What happens to my text if I only hear the sample?',
    asks: 'narration preview retention | narration preview delete | preview narration data | narration preview privacy',
    also: 'only sample no order not ordered text deleted days after',
    answer: `A text of which you only heard the sample is deleted ${narration.service.keptDays} days after we sent the sample, or sooner if you ask.`,
    page: audioPrivacy,
  },
  {
    id: 'narration-others-data',
    ask: 'May I send a text with personal data of other people?',
    asks: 'narration data people | narration privacy other people | narration text names | narration personal data',
    also: 'names patients third persons black out redact people personal',
    answer: 'Only if you are allowed to share it. Black out what need not be read aloud.',
    page: audioPrivacy,
  },
  {
    id: 'narration-after-deletion',
    ask: 'I lost the MP3 after you deleted it. What now?',
    asks: 'narration again | narration mp3 lose | narration lose file | narration download again delete | narration mp3 again',
    also: 'lost gone deleted redo made again paid again second copy later weeks',
    answer:
      'After the files are deleted, the narration has to be made, and paid, again. Save the MP3 before that; storage for longer can be ordered.',
    page: audioTerms,
  },
];
