import { Duration } from 'aws-cdk-lib';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';

/** Matches new rows of the outbox. */
export const newMails = {
  filter: { eventName: FilterRule.isEqual('INSERT') },
  batchSize: 10,
};

/** Matches items whose previews are to be made or deleted, one at a time. */
export const wantedPreviews = {
  filter: { dynamodb: { NewImage: { state: { S: FilterRule.isEqual('wanted') } } } },
  batchSize: 1,
};

/**
 * Matches catalogues whose version has grown. Changes within a few seconds share one invalidation, because CloudFront
 * charges by path after the first 1,000 of a month (https://aws.amazon.com/cloudfront/pricing/).
 */
export const changedCatalogues = {
  filter: {
    eventName: FilterRule.or('INSERT', 'MODIFY'),
    dynamodb: { Keys: { key: { S: FilterRule.beginsWith('catalogue#') } } },
  },
  batchSize: 100,
  gatherFor: Duration.seconds(5),
};
