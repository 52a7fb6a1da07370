import { audio } from '#site/config/audio.ts';
import { formatMoneyMinor } from '#web/src/lib/money.ts';

/** 450 → 'CA$4.50', in the currency of the narration. */
export function audioMoney(amountMinor: number): string {
  return formatMoneyMinor(amountMinor, audio.currency);
}

/** 1.2 → '× 1.20' */
export function factorText(factor: number): string {
  return `× ${factor.toFixed(2)}`;
}

/** The price per minute of a voice if its blocks are full. */
export function perMinute(blockMinor: number): string {
  return audioMoney(Math.round(blockMinor / audio.blockMinutes));
}
