import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib';
import * as cognito from 'aws-cdk-lib/aws-cognito';
import type * as lambda from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';

/** The Cognito pool: passwords, sessions and the group `admin`. Profiles live in the table `users`. */
export class Identity extends Construct {
  readonly pool: cognito.UserPool;
  readonly client: cognito.UserPoolClient;

  constructor(scope: Construct, id: string, props: { prefix: string; protect: boolean }) {
    super(scope, id);
    this.pool = new cognito.UserPool(this, 'Pool', {
      userPoolName: props.prefix,
      signInAliases: { email: true },
      signInCaseSensitive: false,
      // Cognito sends no emails: the shop sends its own through SES.
      autoVerify: { email: false },
      // Our own call for registration creates accounts: it is rate-limited and grants the sign-up credits.
      selfSignUpEnabled: false,
      accountRecovery: cognito.AccountRecovery.NONE,
      // The cheaper plan lacks the trigger that changes access tokens.
      featurePlan: cognito.FeaturePlan.ESSENTIALS,
      mfa: cognito.Mfa.OFF,
      passwordPolicy: {
        minLength: 6,
        requireLowercase: false,
        requireUppercase: false,
        requireDigits: false,
        requireSymbols: false,
      },
      deletionProtection: props.protect,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    this.client = createClient(this.pool);
    new cognito.UserPoolGroup(this, 'Admins', {
      userPool: this.pool,
      groupName: 'admin',
      description: 'May use the admin screens. The first member is made with npm run make-admin.',
    });
    acknowledgeFindings(this.pool);
  }

  /** Makes a function change tokens before they are issued. If it fails, no one can sign in. */
  askBeforeTokens(trigger: lambda.IFunction): void {
    this.pool.addTrigger(
      cognito.UserPoolOperation.PRE_TOKEN_GENERATION_CONFIG,
      trigger,
      cognito.LambdaVersion.V2_0,
    );
  }
}

function createClient(pool: cognito.UserPool): cognito.UserPoolClient {
  return pool.addClient('Web', {
    generateSecret: false,
    // Passwords are sent only through our own call for signing in; CDK adds the refresh flow.
    authFlows: { adminUserPassword: true },
    disableOAuth: true,
    supportedIdentityProviders: [cognito.UserPoolClientIdentityProvider.COGNITO],
    preventUserExistenceErrors: true,
    enableTokenRevocation: true,
    accessTokenValidity: Duration.minutes(15),
    idTokenValidity: Duration.minutes(15),
    refreshTokenValidity: Duration.days(30),
    readAttributes: new cognito.ClientAttributes().withStandardAttributes({
      email: true,
      emailVerified: true,
    }),
    // The attributes that a token with Cognito's own scope could write; an empty list would mean all of them,
    // including the email.
    writeAttributes: new cognito.ClientAttributes().withStandardAttributes({ locale: true }),
  });
}

function acknowledgeFindings(pool: cognito.UserPool): void {
  Validations.of(pool).acknowledge(
    {
      id: 'AwsSolutions-COG1',
      reason:
        'The product asks for at least 6 characters without composition rules, so that passwords are easy to choose. Increasing delays for each account and client, and a limit for each IP address, protect against guessing.',
    },
    {
      id: 'AwsSolutions-COG2',
      reason:
        'Customers of a shop sign in with email and password; the requirements include no second factor. Payments and cards stay with Stripe.',
    },
    {
      id: 'AwsSolutions-COG8',
      reason:
        'The Plus plan costs more. Its threat protection covers flows that this pool does not offer: sign-in runs through our own function, which limits attempts.',
    },
  );
}
