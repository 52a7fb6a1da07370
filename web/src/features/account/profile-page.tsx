import { useNavigate } from 'react-router';
import { LogOut } from 'lucide-react';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { Button } from '../../components/button.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { Page } from '../../components/page.tsx';
import { Section } from '../../components/section.tsx';
import { signOut } from '../../lib/session/sign-out.ts';
import { useSession } from '../../lib/session/use-session.ts';
import * as messages from './messages.ts';
import { AccountCard } from './profile/account-card.tsx';
import { DataSection } from './profile/data-section.tsx';
import { DeletionSection } from './profile/deletion-section.tsx';
import { PasswordSection } from './profile/password-section.tsx';
import styles from './profile-page.module.css';

const places = [
  { to: '/purchases', title: messages.myPurchases, text: messages.whatYouOwnWithDownloads },
  {
    to: '/settings',
    title: messages.settings,
    text: capabilities.podcasts
      ? messages.themeMotionPlaybackAndMails
      : messages.themeMotionAndMails,
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
      <PageHeading kicker={messages.account} title={messages.myProfile} />
      <div className={styles.top}>
        <AccountCard />
        <nav className={styles.nav} aria-label={messages.myAccount}>
          <ul className={styles.list}>
            {places.map(({ to, title, text }) => (
              <li key={to}>
                <PageLink to={to}>{title}</PageLink>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Button variant="secondary" size="sm" icon={<LogOut aria-hidden />} onClick={leave}>
            {messages.signOut}
          </Button>
        </nav>
      </div>
      <div className={styles.parts} key={memberId}>
        <Section heading={messages.password} intro={messages.changingItSignsYouOut}>
          <PasswordSection />
        </Section>
        <Section heading={messages.yourData} intro={messages.everythingWeStoreAboutYou}>
          <DataSection />
        </Section>
        <Section heading={messages.deleteAccount} intro={messages.takesEffectAtOnceAnd}>
          <DeletionSection />
        </Section>
      </div>
    </Page>
  );
}
