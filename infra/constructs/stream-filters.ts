import { Duration } from 'aws-cdk-lib';
import { FilterRule } from 'aws-cdk-lib/aws-lambda';

/** New rows of the outbox. */
export const newMails = {
  filter: { eventName: FilterRule.isEqual('INSERT') },
  batchSize: 10,
};

/** Items whose public pages are to be drawn or deleted, one at a time. */
export const wantedPreviews = {
  filter: { dynamodb: { NewImage: { state: { S: FilterRule.isEqual('wanted') } } } },
  batchSize: 1,
};

/**
 * Catalogues whose version has grown. Changes within a few seconds share one invalidation, because CloudFront charges
 * by path after the first 1,000 of a month (https://aws.amazon.com/cloudfront/pricing/).
 */
export const changedCatalogues = {
  filter: {
    eventName: FilterRule.or('INSERT', 'MODIFY'),
    dynamodb: { Keys: { key: { S: FilterRule.beginsWith('catalogue#') } } },
  },
  batchSize: 100,
  gatherFor: Duration.seconds(5),
};
