import type { Changes } from './change-template.ts';
import type { flows } from './flows.ts';

export interface PlantedFault {
  name: string;
  plant(changes: Changes): void;
  /** The flow that fails. */
  fails: keyof typeof flows;
  /** The action that is refused, where a right is missing. */
  refused?: string;
}

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
  {
    name: 'the behaviour of CloudFront for /api/*',
    plant: ({ dropBehaviour }) => dropBehaviour('/api/*'),
    fails: 'edge',
  },
  {
    name: 'the function that finds the object of a page',
    plant: ({ dropOfDefaultBehaviour }) => dropOfDefaultBehaviour('FunctionAssociations'),
    fails: 'edge',
  },
  {
    name: 'the headers of pages',
    plant: ({ dropOfDefaultBehaviour }) => dropOfDefaultBehaviour('ResponseHeadersPolicyId'),
    fails: 'edge',
  },
  {
    name: 'the methods of /api/* that write',
    plant: ({ onlyRead }) => onlyRead('/api/*'),
    fails: 'edgeRequests',
  },
  {
    name: "the token in the API's cache key",
    plant: ({ dropForwarded }) => dropForwarded('CachePolicy', 'ApiCache', 'Authorization'),
    fails: 'edgeRequests',
  },
  {
    name: "the query in the API's cache key",
    plant: ({ mixQueries }) => mixQueries('ApiCache'),
    fails: 'edgeCache',
  },
  {
    name: "the origin in the API's cache key",
    plant: ({ dropForwarded }) => dropForwarded('CachePolicy', 'ApiCache', 'Origin'),
    fails: 'edgeRequests',
  },
  {
    name: "Stripe's signature among the headers that reach the API",
    plant: ({ dropForwarded }) =>
      dropForwarded('OriginRequestPolicy', 'ApiRequest', 'Stripe-Signature'),
    fails: 'edgeRequests',
  },
  {
    name: 'what a visitor accepts among the headers that reach the API',
    plant: ({ dropForwarded }) => dropForwarded('OriginRequestPolicy', 'ApiRequest', 'Accept'),
    fails: 'edgeRequests',
  },
  {
    name: 'the rule that errors are not cached',
    plant: ({ dropOfDistribution }) => dropOfDistribution('CustomErrorResponses'),
    fails: 'edgeCache',
  },
  {
    name: 'the second origin of files that do not exist',
    plant: ({ dropFailover }) => dropFailover(403),
    fails: 'edge',
  },
  {
    name: 'the compression of pages',
    plant: ({ dropOfDefaultBehaviour }) => dropOfDefaultBehaviour('Compress'),
    fails: 'edge',
  },
  {
    name: "CloudFront's right to read public files",
    plant: ({ drop }) => drop('AWS::S3::BucketPolicy', 'MediaPublicPolicy'),
    fails: 'pictures',
  },
  right('bounces', 'TableUsers', 'bounces', 'dynamodb:UpdateItem'),
  permission('events', 'bounces', 'bounces'),
  {
    name: 'the destination of what SES reports',
    plant: ({ drop }) => drop('AWS::SES::ConfigurationSetEventDestination', 'Reports'),
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
