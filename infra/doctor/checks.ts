import { bootstrapCheck, lambdaQuotaCheck, sendingCheck } from '../preflight/account-checks.ts';
import { callerCheck } from '../preflight/caller-check.ts';
import type { Check } from '../preflight/check.ts';
import { identityCheck } from '../preflight/identity-check.ts';
import { secretsCheck } from '../preflight/secrets-check.ts';
import { regionCheck, senderCheck, terminalRegionCheck } from '../preflight/settings-checks.ts';
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
import type { DoctorCheck } from './exam.ts';

/** Adds to a check of the deployment what the doctor reports if it finds no problem. */
const fromDeployment = (check: Check, okText: DoctorCheck['okText']): DoctorCheck => ({
  ...check,
  okText,
});

/** Checks without which nothing else can be examined. */
export const placeChecks: DoctorCheck[] = [
  fromDeployment(senderCheck, ({ config }) => `Emails are sent from ${config.senderEmail}.`),
  fromDeployment(regionCheck, ({ region }) => `The stage is in ${region}.`),
  fromDeployment(terminalRegionCheck, () => 'The terminal is not set to another region.'),
  fromDeployment(
    callerCheck,
    ({ config }) => `The credentials belong to the stage's account, ${config.account}.`,
  ),
];

/** Checks that can pass before the first deployment. */
export const beforeChecks: DoctorCheck[] = [
  fromDeployment(bootstrapCheck, () => 'The account is bootstrapped for CDK.'),
  fromDeployment(lambdaQuotaCheck, () => 'Lambda can run enough functions at once.'),
  certificateCheck,
  fromDeployment(identityCheck, () => 'The sender exists in SES, or this stage creates it.'),
  fromDeployment(sendingCheck, () => 'SES can send email to everyone.'),
  dkimCheck,
  dmarcCheck,
  spfCheck,
  bouncesCheck,
  fromDeployment(stackCheck, ({ stack }) =>
    stack ? `The stack's status is ${stack.StackStatus}.` : 'There is no stack yet.',
  ),
  fromDeployment(
    secretsCheck,
    ({ config }) =>
      `The secrets are stored, and are for ${config.liveMode ? 'live' : 'test'} mode.`,
  ),
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
