/** CloudFront caches public responses for 30 seconds; browsers revalidate with the ETag. */
export const publicCache = { 'cache-control': 'public, max-age=0, s-maxage=30' };
