import type { ReactNode } from 'react';
import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import styles from './contact.module.css';

const { emails } = site;

interface Matter {
  matter: string;
  write: ReactNode;
  to: string;
  action: string;
  /** The promised reply time. */
  reply: string;
}

const matters: readonly Matter[] = [
  {
    matter: 'Support',
    write:
      'For orders, downloads and accounts. Tell us your account e-mail, the item and what went wrong; a screenshot helps.',
    to: mailLink('Support', 'My account:\nThe item:\nWhat I did:\nWhat I saw:\n'),
    action: 'Ask support',
    reply: `within ${policyPeriods.supportReply}`,
  },
  {
    matter: 'Audio narration',
    write: (
      <>
        Send the PDF or a link, the language and your deadline. You get a free one-minute sample
        first. Prices are on the <SiteLink to="/audio">audio page</SiteLink>.
      </>
    ),
    to: mailLink('[AUDIO]', 'File or link:\nLanguage:\nVoice (standard or cinematic):\nBy when:\n'),
    action: 'Send a text',
    reply: `within ${policyPeriods.supportReply}`,
  },
  {
    matter: 'Data analysis',
    write: (
      <>
        Tell us what data you have, how much and in which formats, your question and your deadline.
        See <SiteLink to="/data-analysis-service">what you get</SiteLink>.
      </>
    ),
    to: mailLink('DataAnalysis', 'My data:\n\nMy question:\n\nBy when:\n'),
    action: 'Describe a project',
    reply: `within ${policyPeriods.dataAnalysisReply}`,
  },
  {
    matter: 'Quotes for consulting',
    write: (
      <>
        Tell us the region, the scale, what you already have and what it is for. You can{' '}
        <SiteLink to="/#consulting">choose services on the home page</SiteLink>to have the e-mail
        written for you.
      </>
    ),
    to: mailLink('Quote', 'Region and scale:\nWhat exists:\nWhat it is for:\nBy when:\n'),
    action: 'Ask for a quote',
    reply: `within ${policyPeriods.quoteReply}`,
  },
  {
    matter: 'Privacy',
    write: (
      <>
        Tell us what you want to see, correct or delete, from the e-mail address it belongs to. For
        deletion, the <SiteLink to="/privacy/delete-data">form</SiteLink> is faster.
      </>
    ),
    to: mailLink('Privacy', '', emails.privacy),
    action: emails.privacy,
    reply: `within ${policyPeriods.privacyReply}`,
  },
  {
    matter: 'Press and teaching',
    write:
      'Tell us the publication or course, your deadline and what you would like to show. Ask us, and you may use figures from our papers in teaching.',
    to: mailLink('Press', 'Medium or course:\nDeadline:\nWhat it is about:\n'),
    action: 'Write to the press desk',
    reply: 'before your deadline, if there is one',
  },
];

/** Whom to write to about what, and when the answer comes. */
export function ContactTopics() {
  return (
    <ul className={styles.matters}>
      {matters.map(({ matter, write, to, action, reply }) => (
        <li key={matter}>
          <h3>{matter}</h3>
          <p>{write}</p>
          <p className={styles.reply}>
            <a href={to}>{action}</a>
            <span>Reply {reply}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
