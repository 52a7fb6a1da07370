import { creditReturns } from '#shared/constants/credit-returns.ts';
import type { GridItem } from '../../components/item-grid.tsx';
import { site } from '#shared/site-config/site.ts';
import { creditText } from '../../lib/credits/credit-text.ts';
import { mailAddress } from '../../components/mail-address.tsx';
import { RichText } from '../../components/rich-text.tsx';
import * as messages from './messages.ts';

const { perReply, signUp } = site.credits;
const { support } = site.emails;

const cost = perReply === 1 ? messages.oneCredit : creditText(perReply);
const welcome = signUp > 0 ? messages.aNewAccountStartsWithSign(creditText(signUp)) : '';

/** The rules of credits, for readers and for the assistant that is asked about them. */
export const rules: readonly GridItem[] = [
  {
    title: messages.whatReplyCosts,
    text: messages.replyCosts(cost) + welcome,
  },
  {
    title: messages.whatsFree,
    text: messages.aReplyThatFailsReply,
  },
  {
    title: messages.ifReplyDidntHelp,
    text: messages.pressThumbsDownBelowIt(creditReturns.limit, creditReturns.days),
  },
  {
    title: messages.howRefundsWork,
    text: <RichText of={messages.whenRefunded(support)} as={{ mail: mailAddress }} />,
  },
];
