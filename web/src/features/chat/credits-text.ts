/** 1 → '1 credit', 4 → '4 credits'. */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString('en-GB')} ${credits === 1 ? 'credit' : 'credits'}`;
