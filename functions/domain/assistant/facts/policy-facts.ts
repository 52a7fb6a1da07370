import { voteKeptDays } from '#shared/constants/vote-kept-days.ts';
import { pages } from '#shared/assistant/pages.ts';
import type { Fact } from '#shared/assistant/fact.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { siteConfig } from '#shared/site-config/index.ts';

const { emails, legal } = siteConfig;
const { privacy } = pages;

/** Facts from the privacy policy, except what is stored and for how long. */
export const policyFacts: readonly Fact[] = [
  {
    id: 'feedback-kept',
    ask: 'What is stored when I rate a reply?',
    asks: 'rating reply | rating reply retention | rating assistant privacy | thumb privacy | feedback retention | rating reply who see',
    also: 'question admin administrators name kept days thumbs vote stored',
    answer: `Your question, the reply and the rating, for ${voteKeptDays} days, so that we can improve the answers. Administrators see them without your name or address, and they are deleted with your account.`,
    page: privacy,
  },
  {
    id: 'authorities',
    ask: 'Do you hand data to authorities?',
    asks: 'police | data police | data court | data government | data authority | data law thirdParties',
    also: 'order give hand subpoena enforcement access forced',
    answer:
      'Only if a court or an authority legally orders us to hand something over; then we hand over that and nothing more.',
    page: privacy,
  },
  {
    id: 'complain-privacy',
    ask: 'Where can I complain about privacy, or object?',
    asks: 'privacy complain | data complain | data object | complain authority | supervisory authority | privacy object',
    also: 'regulator processing protection commissioner where whom right',
    answer: `Write to ${emails.privacy}. You may also complain to the data protection authority where you live. To object to emails about new items, use the link in each of them.`,
    page: privacy,
  },
  {
    id: 'policy-changes',
    ask: 'How do I hear about changes to the privacy policy?',
    asks: 'privacy change | privacy version | privacy newest | privacy policy change inform',
    also: 'policy updated date last told members before notice',
    answer:
      'The version is at the top of the policy. Before a change that gives us more of your data, or lets anyone else see it, we write to everyone who has an account.',
    page: privacy,
  },
  {
    id: 'children-data',
    ask: 'What if a child has given you data?',
    asks: 'age data | age data delete | age privacy | age register data',
    also: 'child given under son daughter data delete',
    answer: `This site is not meant for children under ${legal.minimumAge}. If a child has given us data, write to ${emails.privacy}, and we will delete it.`,
    page: privacy,
  },
  {
    id: 'device-number',
    ask: 'Why do you remember my browser?',
    asks: 'remember browser | retention browser signIn | known browser | browser number | remember devices signIn',
    also: 'random recognise last ten days hash guess password',
    answer:
      'So that you can sign in while someone else is guessing your password. We keep a hash of a random number for each of the last ten browsers in which you signed in, for 180 days. The number stays in the browser until you clear the site’s data.',
    page: privacy,
  },
  {
    id: 'letters-kept',
    ask: 'How long do you keep what I write to you by email?',
    asks: 'letters retention | contact retention | retention contact email | retention whatsapp | email message retention | retention letters privacy',
    also: 'mailbox whatsapp mails wrote sent support conversation kept long matter needs',
    answer: 'What you write to us by email stays in that mailbox as long as the matter requires.',
    page: privacy,
  },
  {
    id: 'requests-kept',
    ask: 'How long is a deletion request itself kept?',
    asks: 'delete request retention | request delete retention | deletion request kept | delete request data retention',
    also: 'address week confirm unless year end closed form long',
    answer:
      'A request that you do not confirm is deleted after a week. The email address of a request is deleted 30 days after the request is closed, and the rest of it after a year.',
    page: privacy,
  },
  {
    id: 'deletion-others',
    ask: 'What does Stripe keep after a deletion?',
    asks: 'delete stripe retention | delete payment retention | delete appStore retention | delete thirdParties | delete data thirdParties | delete app phone',
    also: 'others hold kept payment duties app stores installed app phone remove ask directly',
    answer: 'Stripe keeps payments to meet its own legal duties: ask them directly.',
    page: pages.deleteData,
  },
  {
    id: 'links-out',
    ask: 'What do other sites learn when I follow a link from here?',
    asks: 'link privacy | link appStore privacy | link tracking | leave site link data | affiliate privacy | click privacy',
    also: 'other sites shops app stores learn know leave outgoing came clicks click buttons external follow',
    answer: `Only what your browser tells them; we pass nothing on about you.${capabilities.affiliate ? ' An affiliate link carries our tag, so that the shop can pay us; it does not tell the shop who you are.' : ''}`,
    page: privacy,
  },
  {
    id: 'admin-log',
    ask: 'Do you record what administrators do with my account?',
    asks: 'admin log | administrator log | admin account change | administrators access account',
    also: 'staff employees who changed look see written down reason recorded audit',
    answer:
      'Yes. Every change that an administrator makes to an account is recorded in a log with the reason, and they cannot erase it.',
    page: privacy,
  },
];
