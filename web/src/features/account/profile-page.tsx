import { useNavigate } from 'react-router-dom';
import { LogOut } from 'lucide-react';
import { Button, LinkButton } from '../../components/button.tsx';
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

export default function ProfilePage() {
  const navigate = useNavigate();
  const memberId = useSession()?.user?.id;

  function leave(): void {
    void signOut();
    void navigate('/');
  }

  return (
    <Page>
      <div className={styles.head}>
        <PageHeading kicker="Account" title="My profile" />
        <nav className={styles.places} aria-label="My account">
          <LinkButton variant="secondary" size="sm" to="/purchases">
            My Purchases
          </LinkButton>
          <LinkButton variant="secondary" size="sm" to="/settings">
            Settings
          </LinkButton>
          <Button variant="quiet" size="sm" icon={<LogOut aria-hidden />} onClick={leave}>
            Sign out
          </Button>
        </nav>
      </div>
      <AccountCard />
      <div className={styles.parts} key={memberId}>
        <Section
          heading="Password"
          intro="Changing it signs you out on every other device, and we say so by mail."
        >
          <PasswordSection />
        </Section>
        <Section heading="Your data" intro="Everything that we store about you, as one file.">
          <DataSection />
        </Section>
        <Section heading="Delete account" intro="For good. There is no way back, and no waiting.">
          <DeletionSection />
        </Section>
      </div>
    </Page>
  );
}
