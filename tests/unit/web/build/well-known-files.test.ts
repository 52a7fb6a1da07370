import sharp from 'sharp';
import { expect, it } from 'vitest';
import { site } from '#shared/site-config/site.ts';
import { wellKnownFiles } from '#web/build/well-known-files.ts';

const icon =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="#a02c1f" d="M0 0H32V32H0Z"/></svg>';
const files = await wellKnownFiles(site, icon, new Date('2026-11-24T10:00:00Z'));

it('has an icon for /favicon.ico, and one for home screens', async () => {
  const ico = files['favicon.ico'] as Buffer;
  expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  const start = ico.readUInt32LE(18);
  expect(ico.readUInt32LE(14)).toBe(ico.length - start);
  const picture = await sharp(ico.subarray(start)).stats();
  expect(picture.dominant.r).toBeGreaterThan(picture.dominant.g * 2);
  const { width, height } = await sharp(files['apple-touch-icon.png']).metadata();
  expect([width, height]).toEqual([180, 180]);
});

it('says where to report vulnerabilities, for less than a year (RFC 9116)', () => {
  expect(files['.well-known/security.txt']).toBe(
    `Contact: mailto:${site.emails.support}\nExpires: 2027-11-01T00:00:00.000Z\nPreferred-Languages: en\n`,
  );
});
