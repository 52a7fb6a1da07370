import { site } from '../../../../shared/site-config/site.ts';

/** 1 → '1 credit', 4 → '4 credits'. */
export const creditsText = (credits: number): string =>
  `${credits.toLocaleString(site.locale)} ${credits === 1 ? 'credit' : 'credits'}`;
