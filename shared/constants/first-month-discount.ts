/** What the waitlists promise (site.md, section 9), in per cent of the first month. */
export const firstMonthDiscountPercent = 50;
