/** How long an order's downloads are stored after the last one. Banks decide about disputes within this time. */
export const downloadsKeptDays = 400;
