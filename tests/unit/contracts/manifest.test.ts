import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { inputInQuery, pathParameters } from '#shared/contracts/define-contract.ts';
import { errorTable } from '#shared/contracts/errors.ts';
import { listCalls } from '#shared/contracts/index.ts';

/** The specified calls, word for word. `HEAD /docs` is a page of the site. */
const specified = `
GET /api/auth/credits
POST /api/chat
POST /api/auth/register
POST /api/auth/login
GET /api/products
POST /api/products
PUT /api/products/{id}
DELETE /api/products/{id}
POST /api/upload-image/products
POST /api/upload
GET /api/articles
POST /api/purchase
POST /api/articles/{id}/download/token
GET /api/articles/{id}/download
POST /api/articles
PUT /api/articles/{id}
DELETE /api/articles/{id}
POST /api/articles/{id}/upload/pdf
POST /api/articles/{id}/upload/image
POST /api/waitlist
GET /api/podcasts
GET /api/purchase
POST /api/purchase/verify
POST /token/download
GET /download/podcasts/{id}
GET /api/articles/{id}
POST /api/podcasts
PUT /api/podcasts/{id}
DELETE /api/podcasts/{id}
POST /api/podcasts/{id}/artwork
POST /api/podcasts/{id}/preview
GET /api/auth/me
POST /api/credits/purchase
POST /api/auth/request-password-reset
POST /api/auth/reset-password
POST /api/auth/refresh
POST /api/auth/logout
POST /api/podcasts/{id}/audio
`
  .trim()
  .split('\n');

describe('the manifest', () => {
  const routes = listCalls().map(({ call }) => `${call.method} ${call.path}`);

  it('lists every call that the documents name', () => {
    expect(specified.filter((route) => !routes.includes(route))).toEqual([]);
  });

  // CloudFront's access log stores URLs with their queries, including any personal data in them.
  it('has no email address in the address of a call', () => {
    const inPath = listCalls().flatMap(({ group, name, call }) => {
      const fields = Object.keys((call.input as z.ZodObject).shape);
      const told = inputInQuery(call.method) ? fields : pathParameters(call.path);
      return told.filter((field) => /mail/i.test(field)).map((field) => [group, name, field]);
    });
    expect(inPath).toEqual([]);
  });

  it('lists no route twice', () => {
    expect(routes.filter((route, index) => routes.indexOf(route) !== index)).toEqual([]);
  });

  it.each(listCalls().map((listed) => [`${listed.group}.${listed.name}`, listed.call] as const))(
    '%s: path parameters are in the input, errors in the table, the summary is a sentence',
    (_name, call) => {
      const input = call.input.safeParse({});
      for (const name of pathParameters(call.path)) {
        expect(input.error?.issues.map(({ path }) => path[0])).toContain(name);
      }
      for (const code of call.errors ?? []) expect(errorTable).toHaveProperty(code);
      expect(call.summary).toMatch(/^[A-Z].*\.$/);
    },
  );
});
