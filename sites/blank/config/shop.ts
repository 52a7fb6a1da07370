/** What `npm run new-site` asks for. */
export const shop = {
  name: 'Blank',
  subject: 'a subject of yours',
  /** ISO 4217, as Stripe writes it. */
  currency: 'eur',
  /** BCP 47. */
  language: 'en-GB',
  /** IANA. */
  timeZone: 'UTC',
  email: 'hello@blank.example',
};
