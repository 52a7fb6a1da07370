import type { AudioConfig } from '#site/config/section-schemas.ts';
import type { AddOn, Order, Voice } from './order.ts';

/** A line of the slip: the subject, the calculation, and the amount. */
export type QuoteLine =
  | { kind: 'narration'; voice: Voice; blocks: number; blockMinor: number; amountMinor: number }
  | { kind: 'factor'; of: 'language' | 'formatting' | 'rush'; factor: number; amountMinor: number }
  | { kind: 'chapters'; way: 'perBlock' | 'flat'; blocks: number; amountMinor: number }
  | { kind: 'addOn'; addOn: Exclude<AddOn, 'chapters'>; amountMinor: number };

export interface Quote {
  minutes: number;
  blocks: number;
  /** The unused minutes of the last block. */
  spareMinutes: number;
  lines: QuoteLine[];
  totalMinor: number;
}

/**
 * Calculates the price of a narration, in minor units of the configuration's currency. Blocks are rounded up. Factors
 * multiply the narration one after the other (language, formatting, rush), and each result is rounded half up to the
 * minor unit. Add-ons come last and are not multiplied. Of the two prices of the chapter pack, the lower one counts.
 * Same-day delivery costs nothing for short texts (`isShort`). The lines always sum to the total.
 */
export function quoteOrder(order: Order, config: AudioConfig): Quote {
  const minutes = minutesOf(order.length, config);
  const blocks = Math.ceil(minutes / config.blockMinutes);
  const lines = [
    ...narrationLines(order, minutes, blocks, config),
    ...addOnLines(order, blocks, config),
  ];
  return {
    minutes,
    blocks,
    spareMinutes: blocks * config.blockMinutes - minutes,
    lines,
    totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  };
}

/** Estimates minutes from pages by the configured words per page and per minute, rounded up. */
export function minutesOf({ unit, count }: Order['length'], config: AudioConfig): number {
  if (unit === 'minutes') return count;
  const { wordsPerPage, wordsPerMinute } = config.service.estimate;
  return Math.ceil((count * wordsPerPage) / wordsPerMinute);
}

/** Short works are delivered on the same day without a rush. */
export function isShort(minutes: number, { service }: AudioConfig): boolean {
  return minutes < service.delivery.shortMinutes;
}

function narrationLines(
  order: Order,
  minutes: number,
  blocks: number,
  config: AudioConfig,
): QuoteLine[] {
  const blockMinor = config.voices[order.voice].amountMinor;
  const base = blocks * blockMinor;
  const lines: QuoteLine[] = [
    { kind: 'narration', voice: order.voice, blocks, blockMinor, amountMinor: base },
  ];
  let sum = base;
  for (const [of, factor] of factorsOf(order, minutes, config)) {
    const next = multiply(sum, factor);
    lines.push({ kind: 'factor', of, factor, amountMinor: next - sum });
    sum = next;
  }
  return lines;
}

function factorsOf({ language, formatting, rush }: Order, minutes: number, config: AudioConfig) {
  const by = config.multipliers;
  const factors: ['language' | 'formatting' | 'rush', number][] = [];
  if (language !== 'english') {
    factors.push(['language', language === 'common' ? by.languageCommon : by.languageRare]);
  }
  if (formatting !== 'simple') {
    factors.push(['formatting', formatting === 'low' ? by.formattingLow : by.formattingHigh]);
  }
  if (rush === 'twelveHours') factors.push(['rush', by.rushTwelveHours]);
  if (rush === 'sameDay' && !isShort(minutes, config)) factors.push(['rush', by.rushSameDay]);
  return factors;
}

/** Uses whole numbers: 1.2 has no exact binary form, and half a cent must stay half a cent. */
function multiply(amountMinor: number, factor: number): number {
  const scale = 10_000;
  return Math.floor((amountMinor * Math.round(factor * scale) + scale / 2) / scale);
}

function addOnLines(order: Order, blocks: number, { addOns: price }: AudioConfig): QuoteLine[] {
  return order.addOns.map((addOn): QuoteLine => {
    if (addOn !== 'chapters') {
      const amountMinor = addOn === 'storage' ? price.storageMinor : price.extraSpeedMinor;
      return { kind: 'addOn', addOn, amountMinor };
    }
    const perBlock = blocks * price.chaptersPerBlockMinor;
    const way = perBlock <= price.chaptersFlatMinor ? 'perBlock' : 'flat';
    return {
      kind: 'chapters',
      way,
      blocks,
      amountMinor: way === 'flat' ? price.chaptersFlatMinor : perBlock,
    };
  });
}
