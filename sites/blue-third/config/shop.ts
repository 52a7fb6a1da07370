/** What `npm run new-site` asks for. */
export const shop = {
  name: 'Blue Third',
  subject: 'jazz for people who play',
  /** ISO 4217, as Stripe writes it. */
  currency: 'jpy',
  /** BCP 47. */
  language: 'en-JP',
  /** IANA. */
  timeZone: 'Asia/Tokyo',
  email: 'school@blue-third.example',
};
