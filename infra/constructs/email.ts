import { Stack } from 'aws-cdk-lib';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { StageConfig } from '../stage-config.ts';

/** The right to send: an SES identity with DKIM, and a configuration set that counts and holds back bad addresses. */
export class Email extends Construct {
  readonly sender: string;
  /** What `ses:SendEmail` has to be allowed on. */
  readonly sendingArns: string[];

  constructor(scope: Construct, id: string, props: { prefix: string; config: StageConfig }) {
    super(scope, id);
    const { senderEmail, senderIdentity } = props.config;
    this.sender = senderEmail;
    const configurationSet = new ses.ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: props.prefix,
      reputationMetrics: true,
      suppressionReasons: ses.SuppressionReasons.BOUNCES_AND_COMPLAINTS,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
    });
    const identity = new ses.EmailIdentity(this, 'Identity', {
      identity:
        senderIdentity === 'domain'
          ? ses.Identity.domain(senderEmail.split('@')[1]!)
          : ses.Identity.email(senderEmail),
      configurationSet,
    });
    this.sendingArns = [
      identity.emailIdentityArn,
      Stack.of(this).formatArn({
        service: 'ses',
        resource: 'configuration-set',
        resourceName: configurationSet.configurationSetName,
      }),
    ];
  }
}
