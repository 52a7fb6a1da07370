import { site } from '#shared/site-config/site.ts';
import { Prose } from '#web/src/components/prose.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import styles from './about.module.css';

const { company } = site.brand;

export function Vision() {
  return (
    <Prose>
      <p className={styles.statement}>
        Anyone who asks a question about the earth gets a clear answer and sees where it comes from.
      </p>
      <p>
        The ground is the best-kept archive there is, and most of it is hard to get at: in tapes
        that nobody can read any more, in reports that were scanned askew, in papers behind walls,
        in the heads of people about to retire. Each of these is a copy of something that was
        measured once, at great cost, and will not be measured again.
      </p>
      <p>
        We think that the next discoveries lie in files that exist already, and that most of them
        are waiting for somebody to check the units.
      </p>
    </Prose>
  );
}

export function Mission() {
  return (
    <Prose>
      <p className={styles.statement}>
        The mission of {company}: to make such data usable, explain how that is done, and do it for
        those who have no time to.
      </p>
      <p>
        Behind the company are geologists who learned to write programs because nobody wrote the
        ones they needed, and programmers who have carried samples.
      </p>
      <ul>
        <li>
          <strong>Tools</strong> that do one tedious thing well: read a log, a map, a lab report.
        </li>
        <li>
          <strong>Papers and episodes</strong> on method, with the calculation in them. See{' '}
          <SiteLink to="/articles">the library</SiteLink> and{' '}
          <SiteLink to="/podcasthub">the audio book</SiteLink>.
        </li>
        <li>
          <strong>Work to order</strong> on other people’s data, handed over so that they need us
          only once. See <SiteLink to="/data-analysis-service">data analysis</SiteLink>.
        </li>
      </ul>
    </Prose>
  );
}

const values = [
  [
    'Show the source',
    'A figure without an origin is a rumour. Our assistant names the page that it quotes, and says so when it has found nothing.',
  ],
  [
    'Say what is unknown',
    'Gaps in a section are drawn as gaps. A model comes with its error where you will use it, not where it was trained.',
  ],
  [
    'Leave it repeatable',
    'What we hand over, somebody else can run again: with the data, the code and the versions.',
  ],
  [
    'Charge once',
    'A paper, an episode, Core, a package of credits: paid once, yours. We have not found a reason why reading should be a subscription.',
  ],
  [
    'Machines read, people decide',
    'A program may flag a value or a bed. What to drill, drink or build is decided by somebody who signs for it.',
  ],
] as const;

export function Values() {
  return (
    <dl className={styles.values}>
      {values.map(([value, text]) => (
        <div key={value}>
          <dt>{value}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
