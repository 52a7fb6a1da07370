import { site } from '../../../../shared/site-config/site.ts';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import styles from './contact.module.css';

const { emails, phone, address, links } = site;

const ways = [
  {
    title: 'E-mail',
    text: <SiteLink to={`mailto:${emails.support}`}>{emails.support}</SiteLink>,
  },
  { title: 'WhatsApp', text: <SiteLink to={phone.whatsapp}>Open a chat</SiteLink> },
  {
    title: 'Privacy',
    text: <SiteLink to={`mailto:${emails.privacy}`}>{emails.privacy}</SiteLink>,
  },
];

export default function ContactPage() {
  return (
    <Page>
      <PageHeading
        kicker="Contact"
        title="Write to a person"
        lead="E-mail is best: it has room for a map. We answer within 24 hours."
      />
      <Section heading="Ways">
        <ItemGrid items={ways} />
      </Section>
      <Section heading="Office">
        <address className={styles.address}>
          {[...address.lines, address.country].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </Section>
      <Section heading="Elsewhere">
        <ul className={styles.social}>
          {links.social.map(({ label, url }) => (
            <li key={url}>
              <SiteLink to={url}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
