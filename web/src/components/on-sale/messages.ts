export const free = 'Free';
