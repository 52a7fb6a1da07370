import { Link, useNavigate } from 'react-router-dom';
import { LogOut } from 'lucide-react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { signOut } from '../../lib/session/sign-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { AccountCard } from './profile/account-card.tsx';
import { DataSection } from './profile/data-section.tsx';
import { DeletionSection } from './profile/deletion-section.tsx';
import { PasswordSection } from './profile/password-section.tsx';
import styles from './profile-page.module.css';

const places = [
  { to: '/purchases', title: 'My Purchases', text: 'What you own, with downloads and receipts.' },
  {
    to: '/settings',
    title: 'Settings',
    text: `Theme, motion${capabilities.podcasts ? ', playback' : ''} and e-mail notifications.`,
  },
];

export default function ProfilePage() {
  const navigate = useNavigate();
  const memberId = useSession()?.user?.id;

  function leave(): void {
    void signOut();
    void navigate('/');
  }

  return (
    <Page>
      <PageHeading kicker="Account" title="My profile" />
      <div className={styles.top}>
        <AccountCard />
        <nav className={styles.places} aria-label="My account">
          <ul className={styles.list}>
            {places.map(({ to, title, text }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" icon={<LogOut aria-hidden />} onClick={leave}>
            Sign out
          </Button>
        </nav>
      </div>
      <div className={styles.parts} key={memberId}>
        <Section
          heading="Password"
          intro="Changing it signs you out on every other device. We’ll confirm by e-mail."
        >
          <PasswordSection />
        </Section>
        <Section heading="Your data" intro="Everything we store about you, in one file.">
          <DataSection />
        </Section>
        <Section heading="Delete account" intro="Takes effect at once and can’t be undone.">
          <DeletionSection />
        </Section>
      </div>
    </Page>
  );
}
