import { site } from '#shared/site-config/site.ts';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { policyPeriods } from '#shared/site-config/policy-periods.ts';
import type { PolicySection } from '#web/src/components/policy-page.tsx';

const { brand, legal } = site;

/** The site, accounts, and what comes out of the tools. */
export const usingSections: readonly PolicySection[] = [
  {
    id: 'scope',
    title: 'What these terms cover',
    short: 'This site and our apps. Narration has terms of its own.',
    body: (
      <p>
        They hold between you and {brand.company} for this site, the papers, episodes and programs
        sold here, our apps, and work done to order. For narration the{' '}
        <SiteLink to="/audio/terms">terms of the audio service</SiteLink> come first. By using the
        site you agree to them; if you do not, please do not use it.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    short: `One person, one account, from the age of ${legal.minimumAge}.`,
    body: (
      <>
        <p>
          You must be at least {legal.minimumAge} years old; that is the minimum age for this site.
          Under the age of majority where you live, ask a parent or guardian before you buy. An
          account belongs to one person. Keep the password to yourself, and tell us if somebody else
          has it.
        </p>
        <p>
          We may disable an account that is used to attack the site, to get around payment, or to
          pass on what was sold to one person. You hear why. You can delete your account yourself
          under <SiteLink to="/profile">your profile</SiteLink>.
        </p>
      </>
    ),
  },
  {
    id: 'results',
    title: 'What tools and answers are worth',
    short: 'They help you to look in the right place. They replace no laboratory and no engineer.',
    body: (
      <>
        <p>
          Scores, flags and answers come from programs. A Water Safety Score reads a lab report; it
          does not test water. Core finds faults in the form of a well log; it does not judge the
          rock. The assistant quotes our texts and can quote the wrong one. None of them replaces a
          laboratory, an engineer on site, or medical and legal advice.
        </p>
        <p>Decide nothing that could cost health, a well or a building on such a result alone.</p>
      </>
    ),
  },
  {
    id: 'conduct',
    title: 'Fair use',
    short: 'Do not break it, copy it wholesale or use it against others.',
    body: (
      <p>
        Please do not attack the site, try to read what others paid for, fetch it by program in a
        way that hinders others, or use the assistant to harm people. Ratings are for those who have
        read or heard the item. Search engines and podcast clients are welcome.
      </p>
    ),
  },
  {
    id: 'affiliate',
    title: 'Affiliate links',
    short: 'We earn a commission from some gear links. You pay the same.',
    body: (
      <p>
        Links on the <SiteLink to="/gear">gear page</SiteLink> are affiliate links: from qualifying
        purchases we earn a commission, at no cost to you. The sale is the shop’s, under its terms.
        What we name there we would name without it.
      </p>
    ),
  },
  {
    id: 'consulting',
    title: 'Consulting and data analysis',
    short: 'A written offer first. Your data stay yours and confidential.',
    body: (
      <>
        <p>
          Work to order begins with a written offer that names the question, the data, the price and
          the day. A quote costs nothing and binds you to nothing.{' '}
          <SiteLink to="/data-analysis-service">Data analysis</SiteLink> requests are answered
          within {policyPeriods.dataAnalysisReply}.
        </p>
        <p>
          Your data stay yours and are used for your project alone. Report, figures and code written
          for you are yours when they are paid; methods and libraries that we had before stay ours,
          with a right for you to use them. We say what is uncertain, in numbers where we can.
        </p>
      </>
    ),
  },
];
