import { Link, useNavigate } from 'react-router-dom';
import { LogOut } from 'lucide-react';
import { site } from '../../../../shared/site-config/site.ts';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { signOut } from '../../lib/session/sign-out.ts';
import { AccountFacts } from './account-facts.tsx';
import { PasswordChange } from './password-change.tsx';
import styles from './profile-page.module.css';

const places = [
  { to: '/purchases', title: 'My Purchases', text: 'What you own, with downloads and receipts.' },
  { to: '/credits', title: 'Chat credits', text: 'Top up what the assistant spends.' },
  { to: '/settings', title: 'Settings', text: 'How the site looks and moves on this device.' },
] as const;

export default function ProfilePage() {
  const navigate = useNavigate();

  function leave(): void {
    void signOut();
    void navigate('/');
  }

  return (
    <Page>
      <PageHeading kicker="Account" title="My profile" />
      <div className={styles.columns}>
        <div className={styles.main}>
          <AccountFacts />
          <PasswordChange />
          <section className={styles.section}>
            <h2>Your data</h2>
            <p>
              To know what we hold about you, or to have it deleted, write to{' '}
              <a href={`mailto:${site.emails.privacy}`}>{site.emails.privacy}</a>.
            </p>
          </section>
        </div>
        <nav className={styles.places} aria-label="My account">
          <ul className={styles.list}>
            {places.map(({ to, title, text }) => (
              <li key={to}>
                <Link to={to}>{title}</Link>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Button variant="secondary" icon={<LogOut aria-hidden />} onClick={leave}>
            Sign out
          </Button>
        </nav>
      </div>
    </Page>
  );
}
