import { site } from '../../../../shared/site-config/site.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { mailLink } from '../../lib/mail-link.ts';

export default function DocsPage() {
  return (
    <Page>
      <PageHeading
        kicker="Documentation"
        title="Checking well logs with Core"
        lead="How to install the tool, run it on a folder of logs, and read what it says."
      />
      <Section id="installation" heading="Installation">
        <Prose>
          <p>
            Core comes as one file for Windows, macOS and Linux. Put it on your path and ask for its
            version. It needs no network.
          </p>
          <pre tabIndex={0} aria-label="Commands">{`$ core --version`}</pre>
        </Prose>
      </Section>
      <Section id="usage" heading="Command line">
        <Prose>
          <table>
            <thead>
              <tr>
                <th scope="col">Command</th>
                <th scope="col">What it does</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>
                  <code>core check &lt;files&gt;</code>
                </td>
                <td>Lists problems with file and line. Exit code 1 when there are any.</td>
              </tr>
              <tr>
                <td>
                  <code>core check --json</code>
                </td>
                <td>The same as JSON, for scripts.</td>
              </tr>
              <tr>
                <td>
                  <code>core curves &lt;file&gt;</code>
                </td>
                <td>Curves with unit, range, share of null values.</td>
              </tr>
            </tbody>
          </table>
        </Prose>
      </Section>
      <Section id="troubleshooting" heading="Troubleshooting">
        <Prose>
          <details>
            <summary>“Not a LAS file”, but it is one</summary>
            <p>
              The first section must be the version section (<code>~V</code>). Files exported as
              text often carry a line before it; remove that line.
            </p>
          </details>
          <details>
            <summary>Every value is null</summary>
            <p>
              The null value in the well section differs from the one in the data, often by its
              decimals (-999.25 and -999.2500 are the same; -999 is not).
            </p>
          </details>
          <p>
            Something else?{' '}
            <SiteLink to={mailLink('Core: a question')}>Write to {site.emails.support}</SiteLink>{' '}
            and attach the first 60 lines of the file.
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
