/** So many replies that did not help give a member their credits back in so many days; votes beyond are recorded only. */
export const creditReturns = { limit: 5, days: 30 };
