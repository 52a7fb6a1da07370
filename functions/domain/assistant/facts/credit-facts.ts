import { maxMessageLength } from '#shared/constants/message-limits.ts';
import { creditReturns } from '#shared/constants/credit-returns.ts';
import { formatMinor } from '#shared/constants/money.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { joinNames } from '#shared/constants/join-names.ts';
import { pages } from '#shared/assistant/pages.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { creditCount } from '#shared/assistant/credit-count.ts';

const { emails, credits, money, locale } = siteConfig;
const { terms } = pages;
const formatPrice = (amountMinor: number) => formatMinor(amountMinor, money.currency, locale);
const packages = Object.values(credits.packages);
const packagePrices = joinNames(
  packages.map((one) => `${one.credits} credits for ${formatPrice(one.amountMinor)}`),
);
const replyPrices = joinNames(
  packages.map(
    (one) =>
      `${formatPrice(Math.round((one.amountMinor * credits.perReply) / one.credits))} with the package of ${one.credits}`,
  ),
);
const perReply = creditCount(credits.perReply);

/** The credits of the assistant. */
export const creditFacts: readonly Fact[] = [
  {
    id: 'credits-price',
    ask: 'What do credits cost?',
    asks: 'credits price | credits buy | credits | credits price list | outOfCredits | outOfCredits price | credits list | outOfCredits how | outOfCredits credits where | credits cheapest | credits package cheapest | package cheapest | package price | credits outOfCredits | assistant subscription',
    also: 'package packages chat assistant pack bundle',
    answer: `Credits come in packages: ${packagePrices}, paid for once, without a subscription. They do not expire, and a new account starts with ${credits.signUp} free credits.`,
    page: pages.credits,
  },
  {
    id: 'reply-price',
    ask: 'What does a reply of the assistant cost?',
    asks: 'assistant price | perReply | perReply price | credits perReply | assistant perReply | reply price | credits reply | assistant credits | credits reply price | credits how | assistant reply price | assistant credits price | credits count reply | assistant free | credits charged | long question price credits',
    also: 'question message answer ask use each per chat long longer more depends',
    answer: `A reply of the assistant costs ${perReply}, however long the question or the answer. A reply that fails, one that you stop in time, and one that finds nothing on this site cost nothing.`,
    page: pages.credits,
  },
  {
    id: 'free-credits',
    ask: 'How many free credits does a new account get?',
    asks: 'credits free | credits register | credits account | credits free count | credits register free | credits register count | credits new account | credits preview | free credits account',
    also: 'start begin welcome bonus new',
    answer: `A new account starts with ${credits.signUp} free credits.`,
    page: pages.credits,
  },
  {
    id: 'credits-expire',
    ask: 'Do credits expire?',
    asks: 'credits expire | credits time | expire | credits retention | credits expire time | outOfCredits expire',
    also: 'long use',
    answer: 'No, credits do not expire.',
    page: pages.credits,
  },
  {
    id: 'credits-transfer',
    ask: 'Can I transfer credits or have them paid out?',
    asks: 'credits transfer | credits licence | credits transfer account | credits team | transfer',
    also: 'unused money move friend give',
    answer:
      'No. Credits belong to one account: they cannot be moved to another and are not paid out, not even when you delete the account.',
    page: terms,
  },
  {
    id: 'credits-refund',
    ask: 'Are credits refunded?',
    asks: 'credits refund | credits cancel | outOfCredits refund | assistant refund | credits refund answer wrong | credits payment refund | credits payment refund lose | credits lose refund | credits refund expire',
    also: 'unused wrong answer back',
    answer: `If a payment is refunded, its remaining credits are removed; credits that were used stay used. A reply that fails costs nothing: its credit is returned immediately. For anything else, write to ${emails.support}.`,
    page: pages.credits,
  },
  {
    id: 'balance',
    ask: 'Where do I see my credits?',
    asks: 'balance | credits balance | balance where | credits where balance | credits history | outOfCredits balance | credits count | credits spend | credits spend list where | credits spend list | balance list',
    also: 'see check left my spent used went',
    answer:
      'Chat credits shows your balance and a statement: each reply, purchase and refund has its own line. The chat window shows the balance too.',
    page: pages.credits,
  },
  {
    id: 'balance-negative',
    ask: 'Can my balance become negative?',
    asks: 'balance negative | credits negative | balance minus | balance below zero | credits below zero | credits debt',
    also: 'owe fall',
    answer:
      'No. Your balance never falls below zero, and without a credit no reply is written. If a payment is refunded, only its remaining credits are removed.',
    page: pages.credits,
  },
  {
    id: 'reply-fails',
    ask: 'Does a reply that fails cost anything?',
    asks: 'reply broken | assistant broken | credits reply broken | assistant charged no answer | charged no answer | credits broken | reply stop | reply cancel | price broken reply | assistant nothing found | price reply broken',
    also: 'halfway stop nothing found answer charged pay credit wrong',
    answer: `No. A reply that fails, one that you stop in time, and one that finds nothing on this site cost nothing: the credit is returned immediately.`,
    page: pages.credits,
  },
  {
    id: 'credits-saving',
    ask: 'Which package of credits is the best value?',
    asks: 'credits price perReply | credits package cheaper | package value | credits cheapest reply | package compare | credits discount | credits save | outOfCredits cheaper',
    also: 'work out large larger bigger big best per single one each reply lowest',
    answer: `A reply costs about ${replyPrices}: the largest package has the lowest price per reply.`,
    page: pages.credits,
  },
  {
    id: 'credit-return',
    ask: 'How do I get the credit back for a reply that did not help?',
    asks: 'thumb | thumb credits | credits return reply | assistant answer useless credits | credits back answer | rating reply | assistant complain | reply useless | answer wrong credits back | credits back count',
    also: 'bad rubbish not help helpful useless bot told wrong vote down often limit times month day answer useful nothing press button',
    answer: `Press the thumbs-down button below the reply within a day: its credit is returned, for up to ${creditReturns.limit} replies in ${creditReturns.days} days.`,
    page: pages.credits,
  },
  {
    id: 'message-length',
    ask: 'How long can a question be?',
    asks: 'question length | message length | question long | message long | character limit | question maximum | assistant upload | assistant send file',
    also: 'characters text paste longest attach document picture may',
    answer: `A question can have up to ${maxMessageLength.toLocaleString('en')} characters. The assistant takes text only and reads no files.`,
    page: pages.credits,
  },
  {
    id: 'credits-held',
    ask: 'When is a credit charged?',
    asks: 'credits charged time | credits time charged | credits held | reply price time | credits set aside | reply charged time',
    also: 'before after answer while works taken deducted moment set aside booked',
    answer:
      'The credit is set aside while the assistant works, and charged when the answer is ready. If there is no answer, it is returned immediately, and the statement shows both lines.',
    page: pages.credits,
  },
];
