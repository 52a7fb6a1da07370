import { pages } from '#shared/assistant/pages.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { ofAllThatIsSold } from './of-all-that-is-sold.ts';

const { emails } = siteConfig;
const { terms, store } = pages;

/** Facts about Checkout and what can go wrong there. */
export const checkoutFacts = ofAllThatIsSold([
  {
    id: 'checkout-cancelled',
    ask: 'I left the payment page. Was I charged?',
    asks: 'leave payment page | close payment page | cancel checkout | payment interrupted | payment unfinished',
    also: 'back window browser crashed again finish stripe went',
    answer:
      'No. Nothing is charged until you confirm the payment on Stripe’s page. You return to the page where you pressed Buy, and can press it again.',
    page: terms,
  },
  {
    id: 'card-declined',
    ask: 'My card was declined. What can I do?',
    asks: 'payment declined | declined | payment refused | payment fails | payment broken | payment rejected',
    also: 'card bank error try another why not accepted unsuccessful',
    answer: `Nothing was bought. Stripe’s payment page says why; try again, or use another card or another method that it offers. Your bank can tell you more. If nothing works, write to ${emails.support}.`,
    page: terms,
  },
  {
    id: 'gift',
    ask: 'Can I buy something as a gift?',
    asks: 'gift | gift card | buy gift | present | buy somebody else | voucher gift | buy friend',
    also: 'christmas birthday give send student another person',
    answer: `There are no gift cards: what you buy belongs to the account that buys it, and to one person. For a team, a class or a library, write to ${emails.support} for a licence.`,
    page: store,
    free: 'nothing here',
  },
  {
    id: 'terms-change',
    ask: 'Can the terms change after I have bought something?',
    asks: 'terms change | terms change buy | terms version | terms newest | terms change purchases | change rules',
    also: 'later old told beforehand members e-mail day new',
    answer:
      'What you have bought stays under the terms of the day on which you bought it. The terms may change for later purchases; we tell members by email beforehand, and the version is at the top of the page.',
    page: terms,
  },
]);
