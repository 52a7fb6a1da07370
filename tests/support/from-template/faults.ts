import { edgeFaults } from './edge-faults.ts';
import type { PlantedFault } from './planted-fault.ts';

const right = (
  group: string,
  sid: string,
  fails: PlantedFault['fails'],
  refused: string,
): PlantedFault => ({
  name: `the right ${sid} of ${group}`,
  plant: ({ dropRight }) => dropRight(group, sid),
  fails,
  refused,
});

const variable = (group: string, name: string, fails: PlantedFault['fails']): PlantedFault => ({
  name: `the variable ${name} of ${group}`,
  plant: ({ dropVariable }) => dropVariable(group, name),
  fails,
});

const permission = (
  service: string,
  group: string,
  fails: PlantedFault['fails'],
): PlantedFault => ({
  name: `the permission of ${service} to run ${group}`,
  plant: ({ dropPermission }) => dropPermission(`${service}.amazonaws.com`, group),
  fails,
});

/** What is taken from the template, one at a time. */
export const plantedFaults: PlantedFault[] = [
  right('purchase', 'TableOrders', 'store', 'dynamodb:PutItem'),
  right('purchase', 'Secrets', 'store', 'ssm:GetParameter'),
  right('downloads', 'FilesPrivateArticles', 'store', 's3:GetObject'),
  right('mail', 'Mail', 'store', 'ses:SendEmail'),
  right('auth', 'Accounts', 'chat', 'cognito-idp:AdminCreateUser'),
  right('chat', 'TableHolds', 'chat', 'dynamodb:GetItem'),
  right('feeds', 'FilesPrivatePodcasts', 'podcast', 's3:GetObject'),
  right('articles', 'FilesPrivateIncoming', 'publish', 's3:PutObject'),
  right('media', 'FilesPrivateIncoming', 'publish', 's3:GetObject'),
  {
    name: 'the right of mail to read the stream of its table',
    plant: ({ drop }) => drop('AWS::IAM::Policy', 'MailDeliveryRead'),
    fails: 'store',
  },
  {
    name: 'the event source of mail',
    plant: ({ drop }) => drop('AWS::Lambda::EventSourceMapping', 'MailDelivery'),
    fails: 'store',
  },
  {
    name: 'new rows from the filter of mail',
    plant: ({ setFilter }) => setFilter('MailDelivery', { eventName: ['MODIFY'] }),
    fails: 'store',
  },
  {
    name: 'the stream of the table mails',
    plant: ({ dropOfTable }) => dropOfTable('mails', 'StreamSpecification'),
    fails: 'store',
  },
  {
    name: 'the new images from the stream of mails',
    plant: ({ setOfTable }) =>
      setOfTable('mails', 'StreamSpecification', { StreamViewType: 'KEYS_ONLY' }),
    fails: 'store',
  },
  {
    name: 'the sender that SES has verified',
    plant: ({ setProperty }) =>
      setProperty('AWS::SES::EmailIdentity', 'EmailIdentity', 'other.example'),
    fails: 'store',
  },
  {
    name: 'the notification of the private bucket',
    plant: ({ dropProperty }) => dropProperty('AWS::S3::Bucket', 'NotificationConfiguration'),
    fails: 'publish',
  },
  {
    name: 'files of any name from the notification of the private bucket',
    plant: ({ narrowNotification }) => narrowNotification('.epub'),
    fails: 'publish',
  },
  right('publish', 'Edge', 'invalidation', 'cloudfront:CreateInvalidation'),
  {
    name: 'the event source of publish',
    plant: ({ drop }) => drop('AWS::Lambda::EventSourceMapping', 'PublishingSettings'),
    fails: 'invalidation',
  },
  permission('cognito-idp', 'tokens', 'chat'),
  permission('s3', 'media', 'publish'),
  permission('apigateway', 'purchase', 'store'),
  permission('events', 'sweep', 'schedules'),
  {
    name: "the route of Stripe's webhook",
    plant: ({ dropRoute }) => dropRoute('/api/stripe/webhook', 'post'),
    fails: 'store',
  },
  {
    name: 'the default route',
    plant: ({ dropRoute }) => dropRoute('/$default', 'x-amazon-apigateway-any-method'),
    fails: 'unrouted',
  },
  {
    name: 'the default route from what may run its function',
    plant: ({ narrowPermission }) => narrowPermission('unrouted'),
    fails: 'unrouted',
  },
  variable('chat', 'TABLE_PREFIX', 'chat'),
  variable('purchase', 'STRIPE_WEBHOOK_SECRET_PARAMETER', 'store'),
  variable('media', 'PRIVATE_BUCKET', 'publish'),
  {
    name: 'the index queue of deletions',
    plant: ({ dropIndex }) => dropIndex('deletions', 'queue'),
    fails: 'deletion',
  },
  {
    name: 'the time to live of ephemera',
    plant: ({ dropOfTable }) => dropOfTable('ephemera', 'TimeToLiveSpecification'),
    fails: 'expiry',
  },
  {
    name: 'the attribute by which uploads expire',
    plant: ({ setOfTable }) =>
      setOfTable('uploads', 'TimeToLiveSpecification', { AttributeName: 'dueAt', Enabled: true }),
    fails: 'expiry',
  },
  {
    name: 'the schedule of digest',
    plant: ({ drop }) => drop('AWS::Events::Rule', 'outcrop-laptop-digest'),
    fails: 'schedules',
  },
  {
    name: 'the CORS rules of the private bucket',
    plant: ({ dropProperty }) => dropProperty('AWS::S3::Bucket', 'CorsConfiguration'),
    fails: 'bucketCors',
  },
  {
    name: 'a header that partners may send',
    plant: ({ dropCorsHeader }) => dropCorsHeader('allowHeaders', 'authorization'),
    fails: 'apiCors',
  },
  {
    name: 'a header that partners may read',
    plant: ({ dropCorsHeader }) => dropCorsHeader('exposeHeaders', 'x-total-count'),
    fails: 'apiCors',
  },
  ...edgeFaults,
  right('bounces', 'TableUsers', 'bounces', 'dynamodb:UpdateItem'),
  permission('events', 'bounces', 'bounces'),
  {
    name: 'the destination of what SES reports',
    plant: ({ drop }) => drop('AWS::SES::ConfigurationSetEventDestination', 'Reports'),
    fails: 'bounces',
  },
  {
    name: 'the bus that the rules listen to',
    plant: ({ setBus }) => setBus('arn:aws:events:eu-west-2:000000000000:event-bus/other'),
    fails: 'bounces',
  },
  {
    name: 'the source SES from the pattern for bounces',
    plant: ({ setPattern }) => setPattern('bounces', { source: ['aws.s3'] }),
    fails: 'bounces',
  },
  {
    name: 'the action of an alarm',
    plant: ({ dropOfAlarm }) => dropOfAlarm('webhook-refused', 'AlarmActions'),
    fails: 'alarm',
  },
  {
    name: 'the right of CloudWatch to publish to the topic',
    plant: ({ dropPublisher }) => dropPublisher('cloudwatch.amazonaws.com'),
    fails: 'alarm',
  },
  {
    name: "the operator's subscription",
    plant: ({ drop }) => drop('AWS::SNS::Subscription', 'email'),
    fails: 'alarm',
  },
  {
    name: 'the pattern of a metric filter',
    plant: ({ setMetricPattern }) =>
      setMetricPattern('WebhookRefus', '{ $.message = "webhook turned away" }'),
    fails: 'alarm',
  },
];
