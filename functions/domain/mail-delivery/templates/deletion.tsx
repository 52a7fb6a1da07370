import { Button, Text } from '@react-email/components';
import { env } from '#functions/platform/env.ts';
import type { DeletionScope } from '#shared/contracts/privacy.ts';
import { deletionScopes } from '#shared/site-config/deletion-scopes.ts';
import { siteConfig } from '#shared/site-config/index.ts';
import type { DeletionMail } from '../../mails/mail.ts';
import { deletionPageUrl } from '../../privacy/deletion-links.ts';
import { emailKeptSeconds, confirmableSeconds } from '../../privacy/deletion.ts';
import type { MailParts } from '../mail-parts.ts';
import { EmailLayout, renderEmail, styles } from './email-layout.tsx';
import { MailLink } from './mail-link.tsx';

type MailOf<Kind extends DeletionMail['kind']> = Extract<DeletionMail, { kind: Kind }>;

const { brand, locale, timeZone } = siteConfig;
const days = (seconds: number) => seconds / (24 * 3600);
const formatDay = (iso: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(iso));

const things: Readonly<Record<DeletionScope, string>> = {
  ...Object.fromEntries(deletionScopes.map(({ scope, data }) => [scope, data])),
  account: `the data of the ${brand.product} account`,
};

/**
 * Renders the emails about a deletion request. Links are on lines of their own: a full stop after one would become part
 * of it.
 */
export function renderDeletion(mail: DeletionMail): Promise<MailParts> {
  switch (mail.kind) {
    case 'deletion-confirm':
      return renderConfirm(mail);
    case 'deletion-open':
      return renderOpen(mail);
    case 'deletion-operator':
      return renderOperator(mail);
    case 'deletion-closed':
      return renderClosed(mail);
  }
}

async function renderConfirm({ to, reference, scope }: MailOf<'deletion-confirm'>) {
  const [confirm, withdraw] = await Promise.all([
    deletionPageUrl(reference, 'confirm'),
    deletionPageUrl(reference, 'withdraw'),
  ]);
  return renderEmail(
    'Confirm your request to delete data',
    <EmailLayout title="Is this request yours?" preview="Nothing is deleted until you confirm it.">
      <Text style={styles.text}>
        Someone, hopefully you, asked us to delete {things[scope]} that belongs to {to}. Nothing is
        deleted until you confirm. We then have 30 days.
      </Text>
      <Button href={confirm} style={styles.button}>
        Confirm the request
      </Button>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        If it was not you, do nothing: after {days(confirmableSeconds)} days the request and this
        address are deleted. Or withdraw it now:
      </Text>
      <Text style={styles.small}>
        <MailLink href={withdraw}>Withdraw the request</MailLink>
      </Text>
    </EmailLayout>,
  );
}

async function renderOpen({ reference, scope, dueAt }: MailOf<'deletion-open'>) {
  const [page, withdraw] = await Promise.all([
    deletionPageUrl(reference),
    deletionPageUrl(reference, 'withdraw'),
  ]);
  return renderEmail(
    `We will delete your data by ${formatDay(dueAt)}`,
    <EmailLayout title="Your request is confirmed" preview={`Done by ${formatDay(dueAt)}.`}>
      <Text style={styles.text}>
        We will delete {things[scope]} by {formatDay(dueAt)} and write to you when it is done.
      </Text>
      <Text style={styles.small}>Request {reference}</Text>
      <Button href={page} style={styles.button}>
        See the status
      </Button>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        You can withdraw the request until it is done:
      </Text>
      <Text style={styles.small}>
        <MailLink href={withdraw}>Withdraw the request</MailLink>
      </Text>
    </EmailLayout>,
  );
}

function renderOperator({ reference, scope, dueAt, withdrawn }: MailOf<'deletion-operator'>) {
  const title = withdrawn ? 'A deletion request was withdrawn' : 'A deletion request is open';
  return renderEmail(
    withdrawn ? title : `Due ${formatDay(dueAt)}: a deletion request`,
    <EmailLayout title={title} preview={`Request ${reference}`}>
      <Text style={styles.text}>
        It concerns {things[scope]}.{' '}
        {withdrawn
          ? 'The person who made it has withdrawn it. There is nothing to do.'
          : `It was confirmed by email and is due on ${formatDay(dueAt)}.`}
      </Text>
      <Text style={styles.small}>Request {reference}</Text>
      <Button
        href={`${env().SITE_URL}/admin/requests${withdrawn ? '?tab=closed' : ''}`}
        style={styles.button}
      >
        Open the list
      </Button>
      <Text style={{ ...styles.small, marginTop: '24px' }}>
        The list shows who asked. This email does not, so that it need not be deleted later.
      </Text>
    </EmailLayout>,
  );
}

const endings: Record<MailOf<'deletion-closed'>['ending'], { subject: string; text: string }> = {
  done: { subject: 'Your data has been deleted', text: 'We have deleted' },
  declined: { subject: 'We cannot delete your data', text: 'We could not delete' },
  withdrawn: {
    subject: 'You withdrew your request',
    text: 'As you asked, we will not delete',
  },
};

function renderClosed({ reference, scope, ending, note }: MailOf<'deletion-closed'>) {
  const { subject, text } = endings[ending];
  return renderEmail(
    subject,
    <EmailLayout title={subject} preview={`Request ${reference}`}>
      <Text style={styles.text}>
        {text} {things[scope]}.
      </Text>
      {note && <Text style={{ ...styles.text, whiteSpace: 'pre-line' }}>{note}</Text>}
      <Text style={styles.small}>Request {reference}</Text>
      <Text style={styles.small}>
        We keep this address with the request for {days(emailKeptSeconds)} more days, in case you
        have a question, and then delete it. You can also complain to the privacy authority where
        you live.
      </Text>
    </EmailLayout>,
  );
}
