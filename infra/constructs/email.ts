import { RemovalPolicy, Stack } from 'aws-cdk-lib';
import * as ses from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { StageConfig } from '../stage-config.ts';

/**
 * Email sending: an SES identity with DKIM, and a configuration set that counts bounces and complaints.
 */
export class Email extends Construct {
  readonly configurationSet: ses.ConfigurationSet;
  /** The ARNs that `ses:SendEmail` needs. */
  readonly sendingArns: string[];
  /** The ARNs of the sender's identities. */
  readonly senderArns: string[];

  constructor(scope: Construct, id: string, props: { prefix: string; config: StageConfig }) {
    super(scope, id);
    this.configurationSet = new ses.ConfigurationSet(this, 'ConfigurationSet', {
      configurationSetName: props.prefix,
      reputationMetrics: true,
      // The shop decides itself which emails to withhold, and lets those through that people need
      // (domain/mail-delivery/why-withheld.ts).
      disableSuppressionList: true,
      tlsPolicy: ses.ConfigurationSetTlsPolicy.REQUIRE,
    });
    const name = this.configurationSet.configurationSetName;
    this.senderArns = this.identityArns(props.config);
    this.sendingArns = [...this.senderArns, this.arnOf('configuration-set', name)];
  }

  /**
   * Returns the ARNs of the identities. An identity exists once per account and region: one stage owns it and the
   * others use it.
   */
  private identityArns({ senderEmail, senderIdentity }: StageConfig): string[] {
    const domain = senderEmail.split('@')[1]!;
    if (senderIdentity === 'existing') {
      return [domain, senderEmail].map((each) => this.arnOf('identity', each));
    }
    const identity = new ses.EmailIdentity(this, 'Identity', {
      identity:
        senderIdentity === 'domain' ? ses.Identity.domain(domain) : ses.Identity.email(senderEmail),
      configurationSet: this.configurationSet,
    });
    // Other stages may still use it when this one is deleted.
    identity.applyRemovalPolicy(RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE);
    return [identity.emailIdentityArn];
  }

  private arnOf(resource: string, resourceName: string): string {
    return Stack.of(this).formatArn({ service: 'ses', resource, resourceName });
  }
}
