import { pages } from '#shared/assistant/pages.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { withCredits } from './with-credits.ts';
import { ofAllThatIsSold } from './of-all-that-is-sold.ts';

const { emails, money } = siteConfig;
const { terms, store } = pages;
const currency = money.currency.toUpperCase();

/** Facts about buying and paying, the same for every shop. */
export const shopFacts = ofAllThatIsSold([
  {
    id: 'refund',
    ask: 'What is your refund policy?',
    asks: 'refund | refund paper | refund episode | refund ebook | refund product | refund purchases | refund download | refund how | refund time | refund terms | refund buy | refund money | refund payment | store refund | refund list',
    also: 'policy get want days item digital guarantee',
    answer: `If a file is broken or not as described, write to ${emails.support}: we repair it, or you get your money back the way you paid. With a full refund, access to the item ends. The rights that the law of your country gives to consumers apply as well.`,
    page: terms,
  },
  {
    id: 'partial-refund',
    ask: 'What happens to my access after a refund?',
    asks: 'refund access | refund retention | refund file retention | refund half | partial refund | refund lose | refund purchases access | refund half file | refund paper retention',
    also: 'keep part partial partly stays ends',
    answer:
      'With a full refund, access to the item ends; with a partial one it stays. While a payment is disputed with your bank, access is on hold until the bank has decided.',
    page: terms,
  },
  {
    id: 'access-after-payment',
    ask: 'When can I read what I paid for?',
    asks: 'payment time | payment access | payment access time | purchases time | buy time | payment time read | paper payment time | purchases complete time | purchases time complete | payment bank time | access time payment | paper buy time',
    also: 'read hear soon after once complete finished start available bank transfer debit',
    answer:
      'The purchase is complete when Stripe tells us that the payment has arrived, with a card immediately; the item is then under My Purchases. Some methods, such as bank debits, take days: access begins when the payment has arrived.',
    page: terms,
  },
  {
    id: 'once',
    ask: 'Will I be charged again?',
    asks: 'charged again | charged month | payment again | payment once | charged renew | price once | charged automatically | payment month',
    also: 'next month year automatically card',
    answer: `No. Papers, episodes${withCredits(', e-books and chat credits', ' and e-books')} are paid for once, and nothing here renews automatically. There is no subscription.`,
    page: terms,
  },
  {
    id: 'paid-twice',
    ask: 'I paid twice. What happens?',
    asks: 'twice | twice payment | twice refund | twice buy | buy again | twice charged | twice purchases | twice paper | twice episode',
    also: 'same item second accident paper episode e-book now',
    answer: `A second payment for the same item is refunded automatically: write to ${emails.support} if it has not arrived. You cannot buy something that you already own.`,
    page: terms,
  },
  {
    id: 'dispute',
    ask: 'What happens if I dispute a payment?',
    asks: 'dispute | dispute payment | dispute refund | dispute access',
    also: 'bank card',
    answer: `While a payment is disputed with your bank, access to the item is on hold until the bank has decided. Asking us first at ${emails.support} is faster for both of us.`,
    page: terms,
  },
  {
    id: 'cancel-order',
    ask: 'Can I cancel an order?',
    asks: 'cancel | cancel buy | cancel purchases | cancel product | cancel paper | cancel payment',
    answer: `Nothing renews automatically, so there is no subscription to cancel. If something that you bought is broken or not as described, write to ${emails.support}: we repair it, or you get your money back.`,
    page: terms,
  },
  {
    id: 'payment',
    ask: 'How can I pay?',
    asks: 'payment | payment list | payment how | payment where | buy payment | payment security | payment who | payment process | who process payment | paper payment | credits payment | product payment | payment buy | payment paypal | store payment',
    also: 'accept method possible',
    answer:
      'You pay through Stripe, on its own page: by card or with any other method that Stripe offers in your country. We never see your card number.',
    page: terms,
  },
  {
    id: 'currency',
    ask: 'In which currency are prices?',
    asks: 'currency | price currency | payment currency | currency list | currency change | paper currency | currency sell | credits currency',
    answer: `Papers, episodes${withCredits(', e-books and credits', ' and e-books')} are priced in ${currency}. The currency appears beside the button and again on the payment page.`,
    page: terms,
  },
  {
    id: 'tax',
    ask: 'Do prices include tax?',
    asks: 'tax | price tax | price hidden | price shown hidden | tax receipt | tax price | surcharge price store | hidden price',
    also: 'include included fees shown top extra hidden',
    answer: `The price you see is the price you pay, once; the payment page shows it again. The pages say nothing more about tax. For an invoice with specific details, write to ${emails.support}.`,
    page: terms,
  },
  {
    id: 'discount',
    ask: 'Are there discounts?',
    asks: 'discount | discount product | discount paper | discount list | discount student | student | student price | student paper | student free | student credits | discount credits | discount store | student account | discount episode',
    also: 'paper credits episode any',
    answer: `There are no student prices: the prices on the page are for everybody, and some papers and episodes are free. If you have a discount code, you can enter it when you buy.${withCredits(' Larger packages of credits cost less per reply.')} For a team, a class or a library, write to ${emails.support} for a licence.`,
    page: store,
  },
  {
    id: 'delivery',
    ask: 'How is my order delivered?',
    asks: 'delivery | delivery time | delivery product | delivery paper | delivery ebook | delivery how | delivery purchases | delivery buy | delivery price | delivery where | delivery where country | delivery email | buy access time | delivery free | store delivery',
    also: 'physical digital post parcel instant immediately after',
    answer:
      'Everything sold here is a download: nothing is shipped. It is under My Purchases as soon as the payment has arrived: with a card immediately, with bank debits after a few days. A receipt comes by email.',
    page: terms,
  },
  {
    id: 'buy',
    ask: 'How do I buy something?',
    asks: 'buy | buy how | product buy how | buy something | buy paper | buy product | buy ebook | buy episode | buy where | store how | store where | buy account | product where | paper buy how | store | product list | store list | product',
    also: 'sell shop item',
    answer: `Open the item in the store, the articles or the podcast hub and press Buy; you need an account, and you pay on Stripe’s page. Papers, episodes${withCredits(', e-books and assistant credits', ' and e-books')} are on sale, each paid for once.`,
    page: store,
  },
  {
    id: 'quoting',
    ask: 'May I quote from a paper?',
    asks: 'quote paper | cite | cite paper | quoting | citing paper | citation paper | quote source paper | quote episode',
    also: 'lines sentences passage figure thesis article magazine report reference source copyright law allows',
    answer:
      'Yes. You may quote from what you bought as copyright law allows, if you name the source. Passing on or publishing the whole file is not included.',
    page: terms,
  },
  {
    id: 'consumer-rights',
    ask: 'Do consumer rights apply here?',
    asks: 'consumer rights | rights consumer law | law country rights | statutory rights | law buy rights',
    also: 'withdraw withdrawal days warranty my country eu protect narrowed statutory beside',
    answer:
      'Yes. The rights to withdraw or to claim that the law of your country gives to consumers apply in addition to our terms, which do not limit them.',
    page: terms,
  },
  {
    id: 'uptime',
    ask: 'Is the site always available?',
    asks: 'website uptime | uptime | website down | website broken | website available | outage',
    also: 'down offline maintenance promise guarantee stands still running reliable',
    answer: `We take care to keep the site running, but cannot promise that it is always available. If something does not work, write to ${emails.support}.`,
    page: terms,
  },
  {
    id: 'terms-cover',
    ask: 'What do the terms of use cover?',
    asks: 'terms cover | terms agree | terms who | terms apply | agree terms | terms bound',
    also: 'site papers episodes programs apps order contract between accept using',
    answer:
      'This site and what is sold here. By using the site you agree to them. If one of the terms is invalid, the others still apply.',
    page: terms,
  },
]);
