/** CORS of the API for the extra origins of a stage; read by CDK and by the local gateway. */
export const apiCors = {
  allowHeaders: ['authorization', 'content-type'],
  allowMethods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
  exposeHeaders: ['etag', 'link', 'x-total-count', 'retry-after', 'apigw-requestid'],
  maxAgeSeconds: 3600,
} as const;
