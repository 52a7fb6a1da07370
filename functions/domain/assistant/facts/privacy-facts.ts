import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from '#shared/assistant/pages.ts';
import { assistantConfig, siteConfig } from '#shared/site-config/index.ts';
import { subjects } from '../subjects.ts';
import { creditCount } from '#shared/assistant/credit-count.ts';
import { withCredits } from './with-credits.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';

const { brand, emails, credits } = siteConfig;
const { privacy } = pages;
const name = `${brand.product} AI`;
const usesModel = assistantConfig.provider.kind !== 'built-in';

/** Facts about the data that the shop stores, and about the assistant itself. */
export const privacyFacts: readonly Fact[] = [
  {
    id: 'cookies',
    ask: 'Do you use cookies?',
    asks: 'cookies | website cookies | cookies list | cookies delete | cookies privacy | cookies tracking | cookies where | cookies how',
    answer:
      'No. This site sets no cookies. Your sign-in and your settings are kept in your browser’s own storage, which you can clear.',
    page: privacy,
  },
  {
    id: 'tracking',
    ask: 'Do you track visitors?',
    asks: 'tracking | tracking data | tracking privacy | tracking company | website tracking | tracking thirdParties | tracking visitors',
    also: 'users visitors scripts google count visits',
    answer:
      'No. There are no trackers, no advertising and no scripts from anybody else. Views and listens are counted without building a profile of you.',
    page: privacy,
  },
  {
    id: 'third-parties',
    ask: 'Do you share my data with third parties?',
    asks: 'thirdParties | who see data | data who see | data thirdParties | privacy thirdParties | who data | thirdParties email | company thirdParties | data licence | data who access',
    also: 'stripe aws advertisers',
    answer:
      'We do not sell your data, rent it or give it to advertisers. Amazon Web Services runs the machines, and Stripe takes the payments and gets your email address and what you pay for.',
    page: privacy,
  },
  {
    id: 'stored',
    ask: 'What data do you store about me?',
    asks: 'data | privacy | data list | collect | data collect | account collect | data collect list | account data collect | privacy collect | data collect how | website collect | privacy data | data privacy list | privacy list | data account list | privacy where | data company | data how use',
    also: 'collect store save policy handle personal information',
    answer: `Your email address, a password that we cannot read, your orders,${withCredits(' the history of your credits,')} ratings, and where you are in an episode. We do not ask for your phone number or your date of birth, and for a name only if you want to show one with a rating.`,
    page: privacy,
  },
  {
    id: 'retention',
    ask: 'How long do you keep my data?',
    asks: 'retention | data retention | data retention time | retention time | account retention | retention list | privacy retention | account data retention | data retention account time | account retention time | email retention | data time',
    also: 'long store personal information',
    answer: `Account${withCredits(', library and credits', ' and library')} are kept until you delete the account; server logs and sent emails for ${policyPeriods.logsKept}, and backups for 35 days. Orders are kept as long as bookkeeping law requires.`,
    page: privacy,
  },
  {
    id: 'logs-kept',
    ask: 'How long are server logs kept?',
    asks: 'logs | logs retention | logs retention time | logs data | logs privacy | retention logs ip',
    answer: `Server logs are kept for ${policyPeriods.logsKept}, unless we are still investigating a fault or an attack. They are for finding faults and attacks, and nobody builds profiles from them.`,
    page: privacy,
  },
  {
    id: 'backups',
    ask: 'How long are backups kept?',
    asks: 'backups | backups retention | backups time | backups retention time | data backups',
    answer: 'Backups of the tables are kept for 35 days.',
    page: privacy,
  },
  {
    id: 'hosting',
    ask: 'Where is my data stored?',
    asks: 'hosting | data hosting | data collect where | data where | data hosting where | data place | data retention where | hosting who | website hosting',
    answer:
      'The site runs on Amazon Web Services, which stores its tables, files and emails encrypted and processes them only on our behalf.',
    page: privacy,
  },
  {
    id: 'security',
    ask: 'Is my data secure?',
    asks: 'security | data security | privacy security | security how | account security | website security | password security stored | security payment data',
    also: 'protect stolen happens leak',
    answer:
      'All connections, tables and files are encrypted, and each part of the program can access only what it needs. Passwords are kept only as a hash, attempts to sign in are limited, and card numbers never reach us.',
    page: privacy,
  },
  {
    id: 'breach',
    ask: 'Do you tell us about a data breach?',
    asks: 'data breach inform | breach inform | breach notify | data stolen | data leak | security breach time | data security time',
    also: 'happens wrong hands tell notify inform',
    answer:
      'Yes. If data gets into the wrong hands and that could harm you, we tell you and the authority.',
    page: privacy,
  },
  {
    id: 'browser-storage',
    ask: 'What is kept in my browser?',
    asks: 'retention browser | collect browser | website collect browser | browser data | browser storage | data browser retention | website retention | retention website | local storage',
    also: 'stays device kept saved',
    answer: `Your sign-in with email address${withCredits(' and balance')}, your settings, bookmarks and favourites, and where you are in episodes. Signing out removes the session, and clearing the site’s data in your browser removes all of it.`,
    page: privacy,
  },
  {
    id: 'orders-kept',
    ask: 'How long do you keep my orders?',
    asks: 'retention buy | retention buy data | retention purchases | retention payment | retention receipt | retention buy time | retention purchases data time',
    also: 'order orders payments refunds long',
    answer:
      'Orders, payments and refunds are kept as long as bookkeeping law requires; after you delete your account, without your address.',
    page: privacy,
  },
  {
    id: 'visitors',
    ask: 'What do you store when I only look around?',
    asks: 'data look around | collect look around | collect look | collect visit | data visit | retention visitor | data without account | privacy visitor | data visitor',
    also: 'browse guest only reading anonymous',
    answer:
      'No account, no cookies, no profile: views and listens are counted with a random number that we keep for a day. Like every web server, ours records requests in logs, which are for finding faults and attacks.',
    page: privacy,
  },
  {
    id: 'deletion-check',
    ask: 'How do you check that a deletion request is mine?',
    asks: 'delete verify | delete confirm | delete me who asks | delete identity | delete proof | delete data verify | delete really me',
    also: 'know sure somebody else request identify',
    answer:
      'We write to the address that you give, and you confirm with the link in that email, so that nobody else can have your data deleted. We complete the request within 30 days of that.',
    page: pages.deleteData,
  },
  {
    id: 'card-number',
    ask: 'Do you store my card number?',
    asks: 'payment collect | payment data collect | payment collect number | payment data | payment data retention | payment privacy | payment data retention | payment thirdParties | payment retention number',
    also: 'number details see save',
    answer:
      'No. You pay on Stripe’s own page and we never see the card number; we get the result, the amount, a payment number and the last four digits of the card, which help us find your order.',
    page: privacy,
  },
  {
    id: 'training',
    ask: 'Do you train models with my data?',
    asks: 'training | training myChats | training data | training privacy | model training | assistant training | model data',
    answer: 'No. We do not train models with your data.',
    page: privacy,
  },
  {
    id: 'privacy-contact',
    ask: 'Who can I ask about privacy?',
    asks: 'privacy contact | privacy email | privacy reply | privacy reply time | data contact | privacy who contact | privacy time | data correct | data change | privacy contact reply time | privacy officer | privacy inquiry',
    also: 'officer responsible inquiry complaint',
    answer: `Write to ${emails.privacy}; a person replies within ${policyPeriods.privacyReply}. There you can also ask what data we hold and have it corrected.`,
    page: privacy,
  },
  {
    id: 'chat-privacy',
    ask: 'Do you store what I ask the assistant?',
    asks: 'myChats | myChats retention | myChats collect | myChats delete | myChats privacy | myChats thirdParties | myChats security | assistant privacy | assistant collect | collect question assistant | assistant data | assistant retention | assistant data retention | assistant thirdParties | retention conversation | assistant delete | chat history retention | assistant security | assistant logs',
    also: 'questions conversation history messages read saved asked collect',
    answer: usesModel
      ? `A reply is kept for a day under your account. The privacy policy says what goes to the language model; the conversation itself stays in your browser’s tab.`
      : 'Questions are not stored or passed on to anybody. A reply is kept for a day under your account, so that asking again after a lost connection costs nothing. The conversation stays in your browser’s tab until you sign out or close it.',
    page: privacy,
  },
  {
    id: 'terms',
    ask: 'Where are the terms of use?',
    asks: 'terms | terms where | terms change | terms company | terms list',
    answer: `The terms of use say what you may do with what you buy, how refunds${withCredits(' and credits')} work, and what we are liable for. What you have bought stays under the terms of the day on which you bought it.`,
    page: pages.terms,
  },
  {
    id: 'assistant',
    ask: 'What can you help me with?',
    asks: 'assistant | capability | assistant how | assistant list | assistant company | capability list | assistant what | assistant who',
    also: 'you know answer',
    answer: `I am ${name}, the assistant of ${brand.company}. I answer from what this site publishes: ${subjects}.`,
    page: pages.home,
    free: 'small talk',
  },
  {
    id: 'assistant-model',
    ask: 'Are you a language model?',
    asks: 'model | assistant model | assistant human | assistant model who',
    answer: usesModel
      ? `I am ${name}, a program. A language model writes my replies from the texts of this site.`
      : `I am ${name}, a program, not a person. I search the texts of this site and show what fits; no language model is used. A person replies at ${emails.support}.`,
    page: privacy,
    free: 'nothing here',
  },
  {
    id: 'greeting',
    ask: 'Hello',
    asks: 'greeting | greeting assistant | greeting company',
    answer: `Hello! I answer from what ${brand.company} publishes here: ${subjects}. What would you like to know?`,
    page: pages.home,
    free: 'small talk',
  },
  {
    id: 'thanks',
    ask: 'Thank you',
    asks: 'thanks | thanks goodbye | goodbye',
    answer: `You are welcome. If there is more, ask me, or write to ${emails.support}.`,
    page: pages.contact,
    free: 'small talk',
  },
  {
    id: 'accuracy',
    ask: 'Can I trust what the assistant says?',
    asks: 'assistant accuracy | invent | assistant invent | assistant reliable | assistant wrong | accuracy',
    also: 'trust right correct answer',
    answer: `I quote the texts of this site with their source, and can quote the wrong one. My answers do not replace legal advice.${withCredits(` A reply without an answer costs nothing, any other ${creditCount(credits.perReply)}.`)}`,
    page: pages.terms,
  },
];
