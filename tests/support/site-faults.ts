import type { DoctorFault } from './webhook-faults.ts';

/** Faults of the deployed site: its version, its address and what it reports of itself. */
export const siteFaults: readonly DoctorFault[] = [
  [
    'another version',
    ({ answers }) => (answers.version = '0.2.0'),
    'Version 0.1.0 is deployed, but this repository is at 0.2.0',
    'npm run deploy -- -c stage=prod',
  ],
  [
    'a host that leads elsewhere',
    ({ answers }) => (answers.cname = ['old.example.net']),
    'points to old.example.net',
    'shop.outcrop.shop CNAME d111.cloudfront.net',
  ],
  [
    'a part that needs attention',
    ({ answers }) => (answers.health = () => Response.json({ status: 'degraded' })),
    'a part of it needs attention',
    'https://shop.outcrop.shop/admin',
  ],
  [
    'a site that fails',
    ({ answers }) => (answers.health = () => new Response('Bad gateway', { status: 502 })),
    'https://shop.outcrop.shop/api/health responds with 502.',
    'npm run smoke -- --url https://shop.outcrop.shop',
  ],
  [
    'a site that cannot be reached',
    ({ answers }) =>
      (answers.health = () => {
        const cause = new Error('getaddrinfo ENOTFOUND shop.outcrop.shop');
        throw new TypeError('fetch failed', { cause });
      }),
    'The site does not respond at https://shop.outcrop.shop: getaddrinfo ENOTFOUND shop.outcrop.shop.',
    'npm run smoke -- --url https://shop.outcrop.shop',
  ],
];
