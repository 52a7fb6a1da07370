import type { PlantedFault } from './planted-fault.ts';

/** What is taken from CloudFront. */
export const edgeFaults: PlantedFault[] = [
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
  {
    name: 'our distribution from what may read public files',
    plant: ({ setSource }) =>
      setSource(
        'MediaPublicPolicy',
        'AWS:SourceArn',
        'arn:aws:cloudfront::999999999999:distribution/E2OTHER',
      ),
    fails: 'pictures',
  },
];
