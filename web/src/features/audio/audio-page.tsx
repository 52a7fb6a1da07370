import { Copy, Mail } from 'lucide-react';
import { site } from '../../../../shared/site-config/site.ts';
import { Button, LinkButton } from '../../components/button.tsx';
import { ItemGrid } from '../../components/item-grid.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { Page } from '../../components/page.tsx';
import { Prose } from '../../components/prose.tsx';
import { Section } from '../../components/section.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { mailLink } from '../../lib/mail-link.ts';
import { toast } from '../../lib/toast.ts';

const order = mailLink(
  '[AUDIO] A text to narrate',
  'File or link:\nVoice (Standard or Cinematic):\nLanguage:\nSpeed (0.9x to 1.1x):\n',
);

const steps = [
  {
    title: 'Send the text',
    text: 'A PDF or a link, by e-mail. Say which voice and language you would like.',
  },
  {
    title: 'Hear a sample',
    text: 'One minute, free. Voice and speed are changed until you approve them.',
  },
  {
    title: 'Pay, then listen',
    text: 'The full MP3 comes by e-mail or as a drive link once the payment is confirmed.',
  },
];

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(site.emails.support);
    toast.success('Address copied');
  } catch {
    toast.error(`Copying was not allowed. The address is ${site.emails.support}`);
  }
}

export default function AudioPage() {
  return (
    <Page>
      <PageHeading
        kicker="Service"
        title="Send a PDF, get it read aloud"
        lead="A narration as MP3, made for people who read with their ears. The first minute is a free sample; you pay only when you like it."
      >
        <LinkButton to={order} icon={<Mail aria-hidden />}>
          Email your file
        </LinkButton>
        <Button variant="secondary" icon={<Copy aria-hidden />} onClick={() => void copyAddress()}>
          Copy address
        </Button>
      </PageHeading>
      <Section heading="How it works">
        <ItemGrid numbered items={steps} />
      </Section>
      <Section
        id="pricing"
        heading="Pricing"
        intro="Per block of 10 minutes, rounded up, in Canadian dollars."
      >
        <Prose>
          <table>
            <thead>
              <tr>
                <th scope="col">Voice</th>
                <th scope="col">Block</th>
                <th scope="col">About</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <th scope="row">Standard</th>
                <td>CA$1.50</td>
                <td>$0.15 per minute</td>
              </tr>
              <tr>
                <th scope="row">Cinematic, most popular</th>
                <td>CA$4.50</td>
                <td>$0.45 per minute</td>
              </tr>
            </tbody>
          </table>
          <ul>
            <li>Languages other than English: × 1.20 where common, × 1.40 where less so.</li>
            <li>Complex formatting: × 1.20 to × 1.40.</li>
            <li>Rush: × 1.20 on the same day, × 1.50 in under 12 hours.</li>
            <li>
              An MP3 per chapter: $3 per block, or $10 flat. Another speed: $5. Storage for 30 days:
              $5.
            </li>
          </ul>
          <p>
            <SiteLink to="/audio/privacy">What we keep, and for how long</SiteLink> ·{' '}
            <SiteLink to="/audio/terms">Terms of the service</SiteLink>
          </p>
        </Prose>
      </Section>
    </Page>
  );
}
