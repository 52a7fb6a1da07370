import { accountChecks } from '../preflight/account-checks.ts';
import { callerCheck } from '../preflight/caller-check.ts';
import type { Check } from '../preflight/check.ts';
import { identityCheck } from '../preflight/identity-check.ts';
import { secretsCheck } from '../preflight/secrets-check.ts';
import { settingsChecks } from '../preflight/settings-checks.ts';
import { stackCheck } from '../preflight/stack-check.ts';
import { alarmsCheck } from './checks/alarms-check.ts';
import { bouncesCheck } from './checks/bounces-check.ts';
import { certificateCheck } from './checks/certificate-check.ts';
import { clientCheck } from './checks/client-check.ts';
import { dkimCheck } from './checks/dkim-check.ts';
import { dmarcCheck } from './checks/dmarc-check.ts';
import { domainCheck } from './checks/domain-check.ts';
import { driftCheck } from './checks/drift-check.ts';
import { healthCheck } from './checks/health-check.ts';
import { poolCheck } from './checks/pool-check.ts';
import { recoveryCheck } from './checks/recovery-check.ts';
import { signingSecretCheck } from './checks/signing-secret-check.ts';
import { spfCheck } from './checks/spf-check.ts';
import { stripeKeyCheck } from './checks/stripe-key-check.ts';
import { subscriptionCheck } from './checks/subscription-check.ts';
import { taxCheck } from './checks/tax-check.ts';
import { versionCheck } from './checks/version-check.ts';
import { webhookCheck } from './checks/webhook-check.ts';
import type { DoctorCheck, Exam } from './exam.ts';

/** What a check of the deployment reports if it finds no problem. */
const right: Record<string, (exam: Exam) => string> = {
  sender: ({ config }) => `Emails are sent from ${config.senderEmail}.`,
  region: ({ region }) => `The stage is in ${region}.`,
  "terminal's region": () => 'The terminal is not set to another region.',
  'AWS account': ({ config }) =>
    `The credentials belong to the stage's account, ${config.account}.`,
  'CDK bootstrap': () => 'The account is bootstrapped for CDK.',
  'Lambda quota': () => 'Lambda can run enough functions at once.',
  'permission to send email': () => 'SES can send email to everyone.',
  'SES sender': () => 'The sender exists in SES, or this stage creates it.',
  stack: ({ stack }) =>
    stack ? `The stack's status is ${stack.StackStatus}.` : 'There is no stack yet.',
  'stored secrets': ({ config }) =>
    `The secrets are stored, and are for ${config.liveMode ? 'live' : 'test'} mode.`,
};

const fromDeployment = (check: Check): DoctorCheck => ({ ...check, right: right[check.name]! });

/** Checks without which nothing else can be examined. */
export const placeChecks: DoctorCheck[] = [...settingsChecks, callerCheck].map(fromDeployment);

/** Checks that can pass before the first deployment. */
export const beforeChecks: DoctorCheck[] = [
  ...accountChecks.slice(0, 2).map(fromDeployment),
  certificateCheck,
  fromDeployment(identityCheck),
  ...accountChecks.slice(2).map(fromDeployment),
  dkimCheck,
  dmarcCheck,
  spfCheck,
  bouncesCheck,
  fromDeployment(stackCheck),
  fromDeployment(secretsCheck),
  stripeKeyCheck,
  taxCheck,
];

/** Checks of a deployed stage. */
export const stageChecks: DoctorCheck[] = [
  versionCheck,
  driftCheck,
  domainCheck,
  healthCheck,
  webhookCheck,
  signingSecretCheck,
  poolCheck,
  clientCheck,
  recoveryCheck,
  alarmsCheck,
  subscriptionCheck,
];
