import { note, stop, type Problem } from '../../preflight/problem.ts';
import { readSecrets } from '../../preflight/secrets-check.ts';
import { stackOutput } from '../../preflight/stack-check.ts';
import { verifySigningSecret, type Verification } from '../../webhook/verify-signing-secret.ts';
import type { DoctorCheck } from '../exam.ts';

/** Reported if the webhook accepts events signed with the stored secret and refuses others. */
export const secretVerified =
  'The webhook accepts a test event signed with the stored secret and refuses one signed with another.';

export const signingSecretCheck: DoctorCheck = {
  name: 'signing secret',
  okText: () => secretVerified,
  async run(exam) {
    const { stage } = exam.config;
    const url = stackOutput(exam.stack!, 'WebhookAddress')!;
    const { STRIPE_WEBHOOK_SECRET: secret } = await readSecrets(exam);
    if (!secret) {
      const command = `npm run connect-stripe -- --stage ${stage}`;
      return note('The webhook has no signing secret yet.', command);
    }
    return problemOf(await verifySigningSecret(url, secret, exam.fetch), url, stage);
  },
};

function problemOf(verification: Verification, url: string, stage: string): Problem | undefined {
  const again = `npm run doctor -- --stage ${stage}`;
  const deploy = `npm run deploy -- -c stage=${stage}`;
  switch (verification.outcome) {
    case 'verified':
      return undefined;
    case 'refused':
      return stop(
        'The webhook refuses a test event signed with the stored secret: it uses another secret.',
        `${again}   (in five minutes: functions keep a secret that long; if it is still refused: ${deploy})`,
      );
    case 'unchecked':
      return stop(
        'The webhook accepts a test event signed with a wrong secret: anyone can post events.',
        deploy,
      );
    case 'other':
      return stop(
        `The webhook at ${url} responds to a test event with ${verification.status}, not with 200.`,
        `${again}   (look in /aws/lambda/outcrop-${stage}-purchase)`,
      );
    case 'unreachable':
      return stop(
        `The webhook does not respond at ${url}: ${verification.reason}.`,
        `${again}   (after its DNS is right)`,
      );
  }
}
