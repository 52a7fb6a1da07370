import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { creditText } from '#web/src/lib/credits/credit-text.ts';
import { formatMoneyMinor, formatMoneyShort } from '#web/src/lib/money.ts';
import type { PolicySection } from '#web/src/components/policy-page.tsx';

const { credits, emails, money } = site;
const { small, medium, large } = credits.packages;
const packages = [small, medium, large].map(
  (size) => `${creditText(size.credits)} for ${formatMoneyMinor(size.amountMinor, money.currency)}`,
);
const corePrice = formatMoneyShort(core.amountMinor, core.currency);

/** Purchases, licences, refunds, credits. */
export const buyingSections: readonly PolicySection[] = [
  {
    id: 'buying',
    title: 'Buying',
    short: 'The price you see is the price you pay, once. Stripe takes the payment.',
    body: (
      <>
        <p>
          Papers, episodes, e-books, Core and chat credits are paid once; nothing here renews
          itself. The price and its currency are shown next to the button and again on the payment
          page. The purchase is made when Stripe tells us that the payment has arrived; a receipt
          comes by e-mail, and the item is listed in{' '}
          <SiteLink to="/purchases">My Purchases</SiteLink>.
        </p>
        <p>
          Payment methods are those that Stripe offers in your country, cards in any case. With some
          of them, such as bank debits, the money takes days: access begins when it is there.
        </p>
      </>
    ),
  },
  {
    id: 'licence',
    title: 'What you may do with it',
    short: 'Yours to read, hear and use for as long as you like. Not to pass on.',
    body: (
      <>
        <p>
          A purchase gives you a personal right to read, listen to or use the item, on all your
          devices and without an end. You may keep copies, print for yourself, and quote as
          copyright law allows, with the source.
        </p>
        <p>
          To share a PDF that you bought with colleagues, to pass a recording on, or to publish
          either is not included. For a team, a class or a library, write to us for a licence.
        </p>
        <p>
          Core ({corePrice}) may be installed on every machine that you or your company work with,
          build pipelines included, and may be read and changed for that. It may not be sold,
          published or passed on. What it reports about your logs is yours.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Refunds',
    short:
      'Broken or not as described: repaired, or your money back. With a full refund, access ends.',
    body: (
      <>
        <p>
          If a file is broken, or not what it was said to be, write to{' '}
          <a href={`mailto:${emails.support}`}>{emails.support}</a>: you get it repaired, or your
          money back by the way you paid. Paid twice for one item by accident? The second payment
          goes back without a question.
        </p>
        <p>
          With a full refund, access to the item ends; with a partial one it stays. While a payment
          is disputed with your bank, access rests until the bank has decided. Asking us first is
          faster for both.
        </p>
        <p>
          Your statutory consumer rights, such as withdrawal and warranty, are not limited by these
          terms.
        </p>
      </>
    ),
  },
  {
    id: 'credits',
    title: 'Chat credits',
    short: `${credits.perReply === 1 ? 'One credit' : creditText(credits.perReply)} a reply. They do not expire, and cannot be paid out.`,
    body: (
      <>
        <p>
          Credits are sold in packages: {packages.join(', ')}. An assistant reply costs{' '}
          {creditText(credits.perReply)}; one that fails, or that you stop in time, costs nothing.
        </p>
        <p>
          Credits do not expire. They belong to one account, cannot be moved to another, and are not
          paid out, also not when you delete the account. If a payment is returned, what is left of
          its credits goes with it; what was used stays used, and the balance never falls below
          zero.
        </p>
      </>
    ),
  },
];
