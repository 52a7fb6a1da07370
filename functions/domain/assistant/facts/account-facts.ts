import type { Fact } from '#shared/assistant/fact.ts';
import { pages } from '#shared/assistant/pages.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';

const { emails, credits } = siteConfig;
const { credits: hasCredits } = capabilities;
const { login, profile, register, forgot, settings, deleteData } = pages;

const comesWith = hasCredits ? `, and ${credits.signUp} assistant credits come with it` : '';
const goes = hasCredits
  ? ', ratings and remaining credits are deleted; credits are not paid out and purchases are not refunded'
  : ' and ratings are deleted; purchases are not refunded';
const ledgers = hasCredits ? 'Orders and credit entries' : 'Orders';
const fingerprint = hasCredits
  ? `, and a fingerprint of the address for ${policyPeriods.fingerprintKept}`
  : '';

/** Facts about accounts, the same for every shop. */
export const accountFacts: readonly Fact[] = [
  {
    id: 'sign-in',
    ask: 'How do I sign in?',
    asks: 'signIn | account signIn | signIn where | signIn how | signIn email password',
    answer: `Choose Sign In in the account menu at the top right and enter your email address and password. If you have forgotten the password, have a reset link sent to you.`,
    page: login,
  },
  {
    id: 'sign-in-fails',
    ask: 'Why can’t I sign in?',
    asks: 'signIn broken | account broken | password broken | signIn notArrived | account signIn broken | account locked | account blocked | locked',
    also: 'locked out attempts why cannot unable',
    answer: `Check the email address, then use Forgot password: we send you a link for choosing a new one, valid for 30 minutes. After too many attempts you have to wait a while between them. If it still fails, write to ${emails.support}.`,
    page: forgot,
  },
  {
    id: 'sign-out',
    ask: 'How do I sign out?',
    asks: 'signOut | account signOut | signOut where | signOut devices | signOut how',
    also: 'computer shared public everywhere leave',
    answer:
      'Open the account menu at the top right and choose Sign Out; My profile has the button too. To end the sessions on all other devices, change your password.',
    page: profile,
  },
  {
    id: 'register',
    ask: 'How do I create an account?',
    asks: 'register | account register | register how | register email | account | register free | account free | register price | account price | register where | account how | register password | register need | register need list',
    also: 'required open name phone details',
    answer: `Choose Create Account in the account menu: an email address and a password are all it takes. It is free${comesWith}.`,
    page: register,
  },
  {
    id: 'need-account',
    ask: 'Do I need an account?',
    asks: 'account need | signIn need | account buy need | account paper need | guest buy | account need download | paper need register | need free account',
    also: 'guest',
    answer:
      'You can read the pages and the free papers and listen to the previews without an account. You need one, which is free, to buy, to keep what you bought and to ask the assistant.',
    page: register,
  },
  {
    id: 'account-holds',
    ask: 'What does an account give me?',
    asks: 'account benefit | account list | register benefit',
    also: 'get included benefits',
    answer: `With an account you can download your papers and episodes again and find your receipts${comesWith}. We ask only for an email address and a password.`,
    page: register,
  },
  {
    id: 'reset-password',
    ask: 'How do I reset my password?',
    asks: 'password reset | reset | password email reset | reset how | account reset | signIn reset | signIn password reset | password lost',
    also: 'link remember know',
    answer:
      'Open Forgot password and enter your email address. We send a link that sets a new password; it works once, for 30 minutes, and signs you out on every device.',
    page: forgot,
  },
  {
    id: 'reset-mail-missing',
    ask: 'The reset email does not arrive. What can I do?',
    asks: 'reset notArrived | reset email notArrived | password email notArrived | reset expire | reset broken | email notArrived reset | password reset notArrived | reset link expire | reset time | reset link time | password link time | reset link | password reset link time',
    also: 'link folder valid long',
    answer: `The link in the reset email works for 30 minutes and only once. Look in your spam folder, check the address and ask for a new link. If none arrives, write to ${emails.support}.`,
    page: forgot,
  },
  {
    id: 'change-password',
    ask: 'How do I change my password?',
    asks: 'password change | account password change | password change where | password',
    answer:
      'Open My profile and choose a new password under Password; you enter the old one first. Changing it signs you out on every other device, and we tell you by email.',
    page: profile,
  },
  {
    id: 'change-email',
    ask: 'How do I change my email address?',
    asks: 'email change | account email change | account change | signIn email change | email account | name change | account name change',
    answer: `You cannot change the email address of an account yourself. Write to ${emails.support} from the address of the account, and a person will help you.`,
    page: profile,
  },
  {
    id: 'password-rules',
    ask: 'What are the rules for a password?',
    asks: 'password requirements | password coreRules | password characters long | password minimum length | password how long | password format | password security | password strong',
    also: 'letters digits characters length minimum strong',
    answer:
      'A password needs at least 6 characters; the meter beside the field shows how strong it is. We cannot read it: it is stored only as a hash.',
    page: register,
  },
  {
    id: 'delete-account',
    ask: 'How do I delete my account?',
    asks: 'account delete | delete | account delete how | account cancel | account delete data | register delete | account delete where | account data delete',
    also: 'permanently forever good',
    answer: `Open My profile and choose Delete account: it shows what is deleted and what is kept, and deletes the account as soon as you enter your password. If you cannot sign in, use the form on Delete my data; we complete the request within ${policyPeriods.deletedWithin} of your confirmation.`,
    page: profile,
  },
  {
    id: 'delete-data',
    ask: 'How do I have my data deleted?',
    asks: 'data delete | privacy delete | email delete | data delete time | delete request | delete data how | privacy data delete | delete time | export delete | data delete contact | account delete time',
    also: 'everything request erase',
    answer: `Use the form on Delete my data, without signing in, or delete the account immediately under My profile. You can also write to ${emails.privacy}. We complete requests within ${policyPeriods.deletedWithin} of verification.`,
    page: deleteData,
  },
  {
    id: 'after-deletion',
    ask: 'What is kept after I delete my account?',
    asks: 'account delete retention | delete retention | account delete kept | delete purchases | account delete purchases | account delete credits | account delete refund | delete stays | account delete lose | delete lose | account delete retention lose | delete data retention',
    also: 'happens after kept stays when',
    answer: `Your sign-in, library${goes}. ${ledgers} are kept without your address, as bookkeeping law requires${fingerprint}.`,
    page: deleteData,
  },
  {
    id: 'restore-account',
    ask: 'Can a deleted account be restored?',
    asks: 'account delete restore | restore | account restore closed | delete undo | account delete again | account recover deleted | account delete recover | account restore',
    also: 'undo bring back reactivate reset',
    answer: `No. Deleting an account is permanent and cannot be undone. Download what you own${hasCredits ? ' and use your credits' : ''} first.`,
    page: profile,
  },
  {
    id: 'export-data',
    ask: 'How do I download my data?',
    asks: 'export | account export | privacy export | export data | export how | data download | account data download | export format | account data',
    also: 'file json everything gdpr',
    answer:
      'Open My profile and use Your data: it saves what is stored under your account as one JSON file, which says what it leaves out.',
    page: profile,
  },
  {
    id: 'share-account',
    ask: 'May I share my account?',
    asks: 'account licence | account transfer | account devices | account team | password licence | signIn devices | signIn licence | account two | account one people',
    also: 'friend two people family several brother sister wife husband colleague use together one',
    answer: `An account belongs to one person, who may use it on all their devices. For a team, a class or a library, write to ${emails.support} for a licence.`,
    page: pages.terms,
  },
  {
    id: 'account-disabled',
    ask: 'Why was my account disabled?',
    asks: 'account disabled | disabled | account disabled why | account suspended | account banned',
    also: 'blocked reason',
    answer: `We may disable an account that is used to attack the site, to get around payment, or to pass on what was sold to one person. We tell you why. If you think that it is a mistake, write to ${emails.support}.`,
    page: pages.terms,
  },
  {
    id: 'account-intruder',
    ask: 'Someone else is using my account. What can I do?',
    asks: 'intruder | account intruder | password intruder | intruder security',
    answer: `Change the password under My profile, or with a reset link: that signs out every other device. Then tell us at ${emails.support}.`,
    page: profile,
  },
  {
    id: 'account-name',
    ask: 'Do you need my name or phone number?',
    asks: 'need name | need phone | register name | register phone | account name | account phone | data name phone | need name phone',
    also: 'real birth number',
    answer:
      'No. We ask only for an email address and a password, not for your name, your phone number or your date of birth.',
    page: pages.register,
  },
  {
    id: 'session',
    ask: 'How long do I stay signed in?',
    asks: 'signIn time | signIn retention | signIn expire | session | session time | session expire | signOut time | signOut broken | signOut automatic',
    also: 'stay remember keeps automatically',
    answer:
      'For up to 30 days, unless you sign out. A session lasts 15 minutes at a time and is renewed automatically.',
    page: pages.privacy,
  },
  {
    id: 'notifications',
    ask: 'How do I stop emails about new items and editions?',
    asks: 'notifications | notifications cancel | notifications change | notifications delete | email cancel | notifications how | notifications email | subscribe email | notifications paper | subscribe notifications | notifications subscribe',
    also: 'stop new turn off on papers episodes get want',
    answer:
      'Open Settings, Notifications: emails about new papers, episodes or products are off unless you ask for them, and come at most once a day. Emails about new editions of what you own are on until you turn them off. The link in each email also stops that kind. There is no other newsletter.',
    page: settings,
  },
  {
    id: 'settings',
    ask: 'Is there a dark mode?',
    asks: 'theme | theme change | settings | settings theme | settings change | website theme | settings where | motion',
    also: 'turn on animation reduced motion',
    answer:
      'Yes. Settings has the theme (light, dark or the same as your device), reduced motion, the playback speed and the emails you get.',
    page: settings,
  },
  {
    id: 'pro',
    ask: 'Is there a Pro plan?',
    asks: 'pro | pro price | account pro | pro subscription | subscription | account subscription | pro list | subscription price | pro what included | subscription cancel | store subscription | product subscription | company subscription | cancel subscription',
    also: 'monthly fee benefits member',
    answer: `There is no Pro plan, no subscription and no monthly fee, so there is nothing to cancel. Every account is a Premium Member from the first day, costs nothing and has every feature; papers, episodes${hasCredits ? ' and credits' : ' and files'} are paid for once.`,
    page: pages.store,
  },
  {
    id: 'email-confirmation',
    ask: 'Do I have to confirm my email address?',
    asks: 'register confirm | register verify | account confirm | account verify | email confirm | register email notArrived | register activate | activation',
    also: 'mail link confirmation verification right away once after',
    answer:
      'No. You can use a new account immediately: there is no confirmation email and no link to click.',
    page: register,
  },
  {
    id: 'profile',
    ask: 'What is on my profile?',
    asks: 'profile | account details | account page | my profile | account menu where',
    also: 'see find view information manage details open',
    answer: `My profile, in the account menu at the top right, shows your email address${hasCredits ? ' and credits' : ''}. There you change the password, save your data as a file, sign out, or delete the account.`,
    page: profile,
  },
];
