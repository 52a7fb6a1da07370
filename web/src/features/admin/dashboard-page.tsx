import { Card } from '../../components/card.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import styles from './dashboard.module.css';

const desks = [
  {
    to: '/admin/articles',
    title: 'Articles',
    text: 'The library: drafts, prices, PDFs and covers.',
  },
  { to: '/admin/podcasts', title: 'Podcasts', text: 'Episodes, artwork and previews.' },
  { to: '/admin/users', title: 'Users', text: 'Accounts, roles and credits.' },
];

export default function DashboardPage() {
  return (
    <Page>
      <PageHeading kicker="Administration" title="Dashboard" />
      <ul className={styles.desks}>
        {desks.map((desk) => (
          <Card key={desk.to} as="li" interactive>
            <h2>
              <SiteLink to={desk.to} data-stretch>
                {desk.title}
              </SiteLink>
            </h2>
            <p>{desk.text}</p>
          </Card>
        ))}
      </ul>
    </Page>
  );
}
