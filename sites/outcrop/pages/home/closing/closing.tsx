import { capabilities } from '#shared/site-config/capabilities.ts';
import { site } from '#shared/site-config/site.ts';
import { core } from '#site/config/own-products.ts';
import { LinkButton } from '#web/src/components/button.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { Band } from '#web/src/components/band.tsx';
import { formatMoneyShort } from '#web/src/lib/money.ts';
import styles from './closing.module.css';

const { credits } = site;
const corePrice = formatMoneyShort(core.amountMinor, core.currency);

const withCredits = capabilities.credits
  ? `, and ${credits.signUp} assistant credits come with it`
  : '';

const ways = [
  { verb: 'Read', what: 'A free paper, without an account', to: '/articles' },
  ...(capabilities.podcasts
    ? [{ verb: 'Listen', what: 'The preview of any paid episode', to: '/podcasthub' }]
    : []),
  ...(capabilities.products
    ? [{ verb: 'Check', what: `Your LAS files with Core, ${corePrice} once`, to: '/core' }]
    : []),
  ...(capabilities.credits
    ? [
        {
          verb: 'Ask',
          what: `${credits.signUp} assistant credits with an account`,
          to: '/register',
        },
      ]
    : []),
];

/** The end of the page and the deepest bed: what can be done at once, by what it takes. */
export function Closing() {
  return (
    <aside id="get-started" className={styles.closing} aria-label="Get started" data-closing>
      <Band />
      <div className={styles.inner}>
        <div className={styles.invitation}>
          <h2>Start with one good paper</h2>
          <p>
            The library has free papers that need no account. With one, everything you buy stays
            yours to download again{withCredits}.
          </p>
          <p className={styles.actions}>
            <LinkButton to="/articles">Open the library</LinkButton>
            <LinkButton variant="secondary" to="/register">
              Create account
            </LinkButton>
          </p>
        </div>
        <ul className={styles.ways}>
          {ways.map(({ verb, what, to }) => (
            <li key={verb}>
              <SiteLink to={to}>
                <strong>{verb}</strong> <span>{what}</span>
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
