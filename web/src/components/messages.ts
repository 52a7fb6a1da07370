export const versionOf = (date: string) => `Version of <date>${date}</date>`;
