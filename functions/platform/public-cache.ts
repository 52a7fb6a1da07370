/** CloudFront keeps what is the same for everybody for half a minute; browsers ask again with the ETag. */
export const publicCache = { 'cache-control': 'public, max-age=0, s-maxage=30' };
