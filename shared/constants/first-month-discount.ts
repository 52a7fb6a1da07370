/** The discount on the first month that the waitlists promise, in per cent. */
export const firstMonthDiscountPercent = 50;
