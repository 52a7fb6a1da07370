import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { audioMoney, factorText, perMinute } from './audio-money.ts';
import { fileMail } from './quote/order-mail.ts';
import { sampleName, sampleText } from './sample-text.ts';

const { service, voices, multipliers, addOns, blockMinutes } = audio;

/** The values that the pages of the service use, from its configuration: `{audio.keptDays}`. */
export const audioValues = {
  sample: sampleName,
  firstMinutes: sampleText,
  currency: audio.currency.toUpperCase(),
  blockMinutes,
  ...service.delivery,
  ...service.speeds,
  keptDays: service.keptDays,
  extendedDays: service.extendedDays,
  rushHours: service.rushHours,
  replyHours: service.replyHours,
  standard: audioMoney(voices.standard.amountMinor),
  cinematic: audioMoney(voices.cinematic.amountMinor),
  standardPerMinute: perMinute(voices.standard.amountMinor),
  cinematicPerMinute: perMinute(voices.cinematic.amountMinor),
  commonLanguage: factorText(multipliers.languageCommon),
  rareLanguage: factorText(multipliers.languageRare),
  formattingFrom: factorText(multipliers.formattingLow),
  formattingTo: factorText(multipliers.formattingHigh),
  sameDay: factorText(multipliers.rushSameDay),
  rush: factorText(multipliers.rushTwelveHours),
  chaptersPerBlock: audioMoney(addOns.chaptersPerBlockMinor),
  chaptersFlat: audioMoney(addOns.chaptersFlatMinor),
  extraSpeed: audioMoney(addOns.extraSpeedMinor),
  storage: audioMoney(addOns.storageMinor),
  /** The email draft for ordering a narration. */
  fileMail,
  /** The form at `/privacy/delete-data` covers the app and accounts; narration orders are only in a mailbox. */
  deletionMail: mailLink(
    'Delete my narration data',
    'Please delete the texts, audio and emails of my orders.\n',
    site.emails.privacy,
  ),
};
