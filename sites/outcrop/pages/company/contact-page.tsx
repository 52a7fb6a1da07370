import { Mail, MessageCircle } from 'lucide-react';
import { site } from '#shared/site-config/site.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { CopyButton } from '#web/src/components/copy-button.tsx';
import { PageHeading } from '#web/src/components/page-heading.tsx';
import { Page } from '#web/src/components/page.tsx';
import { Section } from '#web/src/components/section.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
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
        lead="No tickets, no bots. E-mail works best: you can attach a map."
      />
      <div className={styles.desk}>
        <div>
          <h2 className={styles.label}>Support by e-mail</h2>
          <p className={styles.email}>
            <a href={`mailto:${emails.support}`}>{emails.support}</a>
          </p>
          <p className={styles.actions}>
            <LinkButton to={`mailto:${emails.support}`} icon={<Mail aria-hidden />}>
              Write an e-mail
            </LinkButton>
            <CopyButton text={emails.support} what="the support address" />
          </p>
          <h2 className={styles.label}>WhatsApp</h2>
          <p>For a photo from the field or a short question.</p>
          <p className={styles.actions}>
            <LinkButton
              variant="secondary"
              to={phone.whatsapp}
              icon={<MessageCircle aria-hidden />}
            >
              Open WhatsApp
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
        heading="What to include, and when we reply"
        intro="Each link opens an e-mail with the questions we would ask anyway."
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
          <p className={styles.small}>We post news there. For questions, e-mail is faster.</p>
        </Section>
      )}
    </Page>
  );
}
