/** At most `limit` unhelpful replies in `days` return their credits; further votes are only recorded. */
export const creditReturns = { limit: 5, days: 30 };
