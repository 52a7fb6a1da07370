import { audio } from '#site/config/audio.ts';
import { audioMoney, factorText } from '../audio-money.ts';
import type { Order } from './order.ts';
import { isShort } from './quote-order.ts';

const { multipliers, addOns, service, blockMinutes } = audio;

type Words<Value extends string> = Record<Value, { label: string; price: string }>;

/** The label on the slip for each choice, with its price. */
export const voiceLabels: Words<Order['voice']> = {
  standard: {
    label: 'Standard',
    price: `${audioMoney(audio.voices.standard.amountMinor)} a block`,
  },
  cinematic: {
    label: 'Cinematic',
    price: `${audioMoney(audio.voices.cinematic.amountMinor)} a block`,
  },
};

export const languageLabels: Words<Order['language']> = {
  english: { label: 'English', price: 'no surcharge' },
  common: { label: 'Common language', price: factorText(multipliers.languageCommon) },
  rare: { label: 'Less common language', price: factorText(multipliers.languageRare) },
};

export const formattingLabels: Words<Order['formatting']> = {
  simple: { label: 'Running text', price: 'no surcharge' },
  low: { label: 'Some tables or formulas', price: factorText(multipliers.formattingLow) },
  high: { label: 'Many tables or formulas', price: factorText(multipliers.formattingHigh) },
};

export const rushLabels: Words<Order['rush']> = {
  none: { label: 'No rush', price: 'no surcharge' },
  sameDay: { label: 'Same day', price: factorText(multipliers.rushSameDay) },
  twelveHours: {
    label: `Under ${service.rushHours} hours`,
    price: factorText(multipliers.rushTwelveHours),
  },
};

export const addOnLabels: Words<Order['addOns'][number]> = {
  chapters: {
    label: 'An MP3 for each chapter',
    price: `${audioMoney(addOns.chaptersPerBlockMinor)} a block, ${audioMoney(addOns.chaptersFlatMinor)} at most`,
  },
  slower: {
    label: `Extra version at ${service.speeds.slower}x`,
    price: audioMoney(addOns.extraSpeedMinor),
  },
  faster: {
    label: `Extra version at ${service.speeds.faster}x`,
    price: audioMoney(addOns.extraSpeedMinor),
  },
  storage: {
    label: `Storage for ${service.extendedDays} days instead of ${service.keptDays}`,
    price: audioMoney(addOns.storageMinor),
  },
};

/** The rush option as offered for a work of this length: same-day delivery costs nothing where it is included. */
export function rushLabelsFor(minutes: number): Words<Order['rush']> {
  if (!isShort(minutes, audio)) return rushLabels;
  return { ...rushLabels, sameDay: { ...rushLabels.sameDay, price: 'included' } };
}

/** 1 → '1 block of 10 minutes' */
export function blockText(blocks: number): string {
  return `${blocks} ${blocks === 1 ? 'block' : 'blocks'} of ${blockMinutes} minutes`;
}

/** When the MP3 is delivered, counted from the payment. */
export function deliveryText(minutes: number, rush: Order['rush']): string {
  const { longMinutes, fromHours, toHours } = service.delivery;
  if (rush === 'twelveHours') return `in under ${service.rushHours} hours`;
  if (rush === 'sameDay' || isShort(minutes, audio)) return 'on the same day';
  if (minutes <= longMinutes) return `within ${fromHours} to ${toHours} hours`;
  return 'on a day that we agree on by email';
}
