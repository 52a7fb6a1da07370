export const sessionExpired = 'Session expired';
