import type { AudioConfig } from '#sites/outcrop/config/section-schemas.ts';

export const audio: AudioConfig = {
  currency: 'eur',
  blockMinutes: 10,
  voices: {
    standard: { amountMinor: 200, paymentUrl: 'https://buy.stripe.com/test_tephra_standard' },
    cinematic: { amountMinor: 600, paymentUrl: 'https://buy.stripe.com/test_tephra_cinematic' },
  },
  multipliers: {
    languageCommon: 1.2,
    languageRare: 1.4,
    formattingLow: 1.2,
    formattingHigh: 1.4,
    rushSameDay: 1.2,
    rushTwelveHours: 1.5,
  },
  addOns: {
    chaptersPerBlockMinor: 300,
    chaptersFlatMinor: 1000,
    extraSpeedMinor: 500,
    storageMinor: 500,
  },
  service: {
    sampleMinutes: 1,
    keptDays: 7,
    extendedDays: 30,
    replyHours: 2,
    speeds: { slowest: 0.9, fastest: 1.1, slower: 0.95, faster: 1.05 },
    delivery: { shortMinutes: 60, longMinutes: 120, fromHours: 24, toHours: 48 },
    rushHours: 12,
    estimate: { wordsPerPage: 300, wordsPerMinute: 150 },
  },
};
