export const elsewhere = 'Elsewhere';
