import { Mail, MessageCircle } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '../../components/button.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import styles from './contact/contact.module.css';
import { MapSheet } from './contact/map-sheet.tsx';
import { ContactTopics } from './contact/contact-topics.tsx';

const { emails, phone, address, links } = site;
const lines = [...address.lines, address.country];

export default function ContactPage() {
  return (
    <Page>
      <PageHeading
        kicker="Contact"
        title="Write to a person"
        lead="No ticket numbers and no robot in between. E-mail is best: it has room for a map."
      />
      <div className={styles.desk}>
        <div>
          <h2 className={styles.label}>Support by e-mail</h2>
          <p className={styles.email}>
            <a href={`mailto:${emails.support}`}>{emails.support}</a>
          </p>
          <p className={styles.actions}>
            <LinkButton to={`mailto:${emails.support}`} icon={<Mail aria-hidden />}>
              Write a mail
            </LinkButton>
            <CopyButton text={emails.support} what="the support address" />
          </p>
          <h2 className={styles.label}>WhatsApp</h2>
          <p>For a photo from the field, or a question that fits into one line.</p>
          <p className={styles.actions}>
            <LinkButton
              variant="secondary"
              to={phone.whatsapp}
              icon={<MessageCircle aria-hidden />}
            >
              Open a chat
            </LinkButton>
          </p>
        </div>
        <div>
          <h2 className={styles.label}>Office</h2>
          <MapSheet place={address.lines[1] ?? address.lines[0]!} />
          <div className={styles.office}>
            <address>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <CopyButton text={lines.join('\n')} what="the office address" />
          </div>
        </div>
      </div>
      <Section
        id="matters"
        stacked
        heading="What to write, and how soon you hear from us"
        intro="Each link opens a mail with the questions that we would ask anyway."
      >
        <ContactTopics />
      </Section>
      {links.social.length > 0 && (
        <Section id="elsewhere" heading="Elsewhere">
          <ul className={styles.social}>
            {links.social.map(({ label, url }) => (
              <li key={url}>
                <SiteLink to={url}>{label}</SiteLink>
              </li>
            ))}
          </ul>
          <p className={styles.small}>News stands there. Questions are seen sooner by e-mail.</p>
        </Section>
      )}
    </Page>
  );
}
