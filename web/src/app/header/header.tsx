import { docsLink, mainLinks } from '#site/pages/navigation.ts';
import { Menu } from 'lucide-react';
import { useLocation } from 'react-router';
import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { BrandMark } from '../../components/brand-mark.tsx';
import { PageLink } from '../../components/page-link.tsx';
import { classNames } from '../../lib/class-names.ts';
import { ChatMount } from '../chat-mount.tsx';
import { MainLink } from './main-link.tsx';
import { MobileMenu, mobileMenuId } from './mobile-menu.tsx';
import { useDocsLink } from './use-docs-link.ts';
import { useScrolled } from './use-scrolled.ts';
import { UserMenuButton } from './user-menu-button.tsx';
import styles from './header.module.css';
import * as messages from './messages.ts';

const allLinks = docsLink ? [...mainLinks, docsLink] : mainLinks;

/** The navigation bar of all pages: fixed at the top, a menu with an overlay below 992 px. */
export function Header() {
  const scrolled = useScrolled();
  const { pathname } = useLocation();
  const hasDocs = useDocsLink();
  return (
    <header data-site className={classNames(styles.header, scrolled && styles.scrolled)}>
      <div className={styles.bar}>
        <PageLink to="/" className={styles.brand}>
          <BrandMark size={30} />
          <span>{site.brand.product}</span>
        </PageLink>
        <nav aria-label={messages.main} className={styles.nav}>
          <ul className={styles.links}>
            {allLinks.map((link) => (
              // Its space is reserved: nothing moves when the response about the documentation arrives.
              <li
                key={link.to}
                className={link === docsLink && !hasDocs ? styles.unseen : undefined}
              >
                <MainLink {...link} />
              </li>
            ))}
          </ul>
        </nav>
        {/* For a page's own button. */}
        <div className={styles.slot} data-header-place />
        {/* The assistant is on public pages, not on administrators' pages. */}
        {capabilities.chat && !pathname.startsWith('/admin') && <ChatMount />}
        <UserMenuButton />
        <button
          type="button"
          className={styles.burger}
          aria-label={messages.menu}
          aria-haspopup="dialog"
          command="show-modal"
          commandfor={mobileMenuId}
        >
          <Menu aria-hidden size={24} />
        </button>
      </div>
      <MobileMenu links={hasDocs ? allLinks : mainLinks} />
    </header>
  );
}
