import { expect } from 'vitest';
import { authContract } from '#shared/contracts/auth.ts';
import { signedEvent } from '../signed-event.ts';
import type { Flow } from './flows.ts';
import { partnerOrigin } from './template-site.ts';

/** CloudFront sends pages to the bucket and calls to the API, and adds its headers to both. */
export const edge: Flow = async ({ endpoints, siteUrl }) => {
  const home = await fetch(`${siteUrl}/`);
  expect([home.status, await home.text()]).toEqual([
    200,
    expect.stringContaining('Home of the small build'),
  ]);
  // An unknown address gets the app.
  const page = await fetch(`${siteUrl}/nowhere`);
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('id="root"')]);
  for (const { headers } of [home, page]) {
    expect(headers.get('content-security-policy')).toContain(endpoints.s3);
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  }
  const list = await fetch(`${siteUrl}/articles/`);
  expect(list.headers.get('content-type')).toContain('text/html');
  const call = await fetch(`${siteUrl}/api/articles`);
  expect(call.headers.get('content-type')).toContain('application/json');
  expect(call.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(call.headers.get('x-content-type-options')).toBe('nosniff');
  const missing = await fetch(`${siteUrl}/assets/lost.js`, { headers: { accept: 'text/html' } });
  expect(missing.headers.get('content-type')).toContain('text/html');
  const script = await fetch(`${siteUrl}/assets/app-1a2b3c4d.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect(script.headers.get('content-encoding')).toBe('br');
};

/** CloudFront keeps what the API lets it keep, for each query, and no error. */
export const edgeCache: Flow = async (stack) => {
  await stack.seedArticles();
  const ask = (query: string) => fetch(`${stack.siteUrl}/api/articles?${query}`);
  for (const limit of [1, 2])
    expect(await (await ask(`limit=${limit}`)).json()).toHaveLength(limit);
  const again = await ask('limit=2');
  expect(again.headers.get('x-cache')).toBe('Hit from cloudfront');
  for (let round = 0; round < 2; round++) {
    const refused = await ask('limit=none');
    expect([refused.status, refused.headers.get('x-cache')]).toEqual([400, 'Miss from cloudfront']);
  }
};

/** Through CloudFront, members are known by their token, partners by their origin, and people get pages of errors. */
export const edgeRequests: Flow = async ({ register, siteUrl }) => {
  const { token } = await register();
  const authorization = `Bearer ${token}`;
  const { method, path: profile } = authContract.credits;
  const own = await fetch(siteUrl + profile, { method, headers: { authorization } });
  expect(own.status).toBe(200);
  const list = `${siteUrl}/api/articles`;
  await fetch(list);
  const partner = await fetch(list, { headers: { origin: partnerOrigin } });
  expect(partner.headers.get('access-control-allow-origin')).toBe(partnerOrigin);
  const login = await fetch(siteUrl + authContract.login.path, { method: 'POST', body: '{}' });
  expect(login.status).toBe(400);
  const expired = await fetch(`${siteUrl}/token/nothing`, { headers: { accept: 'text/html' } });
  expect(expired.headers.get('content-type')).toContain('text/html');
  const event = await signedEvent('customer.created', { id: 'cus_1', object: 'customer' });
  const webhook = await fetch(`${siteUrl}/api/stripe/webhook`, event());
  expect(webhook.status).toBe(200);
};
