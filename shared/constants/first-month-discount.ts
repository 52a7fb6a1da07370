/** What the waitlist of the proposal tool promises (site.md, section 9), in per cent of the first month. */
export const firstMonthDiscountPercent = 50;
