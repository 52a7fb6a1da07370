import { audio } from '#site/config/audio.ts';
import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { mailLink } from '#web/src/lib/mail-link.ts';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import { sampleName } from '../sample-text.ts';
import type { PolicyPart } from './policy-part.ts';

const { service } = audio;

/** The form of `/privacy/delete-data` knows the app and accounts; orders of narration live in a mailbox. */
const deletionMail = mailLink(
  'Delete my narration data',
  'Please delete the texts, audio and mails of my orders.\n',
  site.emails.privacy,
);

/** The text of `/audio/privacy`, with constants from the configuration. */
export const privacyParts: readonly PolicyPart[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    text: (
      <p>
        {site.brand.company}, {site.address.lines.slice(1).join(', ')}, {site.address.country}. This
        page is about the audio narration only; the{' '}
        <SiteLink to="/privacy">privacy policy of the site</SiteLink> covers accounts, purchases and
        everything else.
      </p>
    ),
  },
  {
    id: 'what',
    heading: 'What you send us',
    text: (
      <ul>
        <li>Your e-mail address, and your name if it stands in the mail.</li>
        <li>The text: a PDF, another file, or a link to one.</li>
        <li>What you ask for: voice, speed, language, how names are pronounced.</li>
      </ul>
    ),
  },
  {
    id: 'use',
    heading: 'What it is used for',
    text: (
      <p>
        To make the {sampleName} and the narration, to answer you, and to send the audio. Your text
        and the audio are not published, not passed on to other customers, and not used to train
        models. The price calculator works in your browser: what you enter there stands in the
        page’s address and reaches us only if you mail it.
      </p>
    ),
  },
  {
    id: 'others',
    heading: 'Who else sees it',
    text: (
      <>
        <p>
          The people who narrate and check your text, and the services that carry it: our mail
          provider, and the drive where a large MP3 lies for you, behind a link that only you get.
        </p>
        <p>
          Card payments are made on the page of the payment provider, Stripe. We learn that you paid
          and how much; we never see the card number. We do not sell data, and there is no
          advertising.
        </p>
      </>
    ),
  },
  {
    id: 'storage',
    heading: 'How long files stay',
    text: (
      <>
        <p>
          Text and audio are deleted {service.keptDays} days after delivery, or after{' '}
          {service.extendedDays} days if you ordered extended storage. A text of which you only
          heard the sample is deleted {service.keptDays} days after we sent that.
        </p>
        <p>
          Ask for it and they go sooner. Mails about the order stay as long as questions or refunds
          can come up, and invoices as long as the law says.
        </p>
      </>
    ),
  },
  {
    id: 'deletion',
    heading: 'Deletion on request',
    text: (
      <p>
        Write to <a href={deletionMail}>{site.emails.privacy}</a> from the address that you ordered
        with; we verify that it is yours. Data deletion is done within {policyPeriods.deletedWithin}{' '}
        of verification. You can also ask what we hold, and have it corrected.
      </p>
    ),
  },
  {
    id: 'sensitive',
    heading: 'Confidential texts and other people’s data',
    text: (
      <p>
        Tell us before you send a text under an agreement of confidence; we say whether we can take
        it. Send personal data of other people only if you may, and black out what need not be read
        aloud.
      </p>
    ),
  },
  {
    id: 'children',
    heading: 'Children',
    text: (
      <p>
        The service is not meant for children under {site.legal.minimumAge}, and we do not knowingly
        accept their data. A text for children may of course be ordered by an adult.
      </p>
    ),
  },
  {
    id: 'changes',
    heading: 'Changes',
    text: (
      <p>
        What stands here on the day that you order holds for that order. Print this page, or save
        it, if you want to keep it.
      </p>
    ),
  },
  {
    id: 'questions',
    heading: 'Questions',
    text: (
      <p>
        Write to <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a>. Privacy
        inquiries are answered within {policyPeriods.privacyReply}.
      </p>
    ),
  },
];
