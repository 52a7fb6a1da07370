import { once } from 'node:events';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import tls from 'node:tls';

/** For tests only: of `localhost`, valid from 2020 until 1 January 2120. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg42dRIg4Yn5HBAedJ
xOyzHiYj+U3Xe2PbHkLFVo0B4S2hRANCAAQ6/Ru55ZmtxIutbG35KeCRmTjINpot
PrIRTBCJYiMp7e6oaJy7FQblojiSRP6BcHdsFzLPryb0nz0Guc7cB1Co
-----END PRIVATE KEY-----`;
const cert = `-----BEGIN CERTIFICATE-----
MIIBZzCCAQ2gAwIBAgIBATAKBggqhkjOPQQDAjAUMRIwEAYDVQQDDAlsb2NhbGhv
c3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBQxEjAQBgNVBAMM
CWxvY2FsaG9zdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABDr9G7nlma3Ei61s
bfkp4JGZOMg2mi0+shFMEIliIynt7qhonLsVBuWiOJJE/oFwd2wXMs+vJvSfPQa5
ztwHUKijTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9jYWxob3N0
hwR/AAABMB0GA1UdDgQWBBTm5csZfeJtyN+7j01BAX5BqQ60TTAKBggqhkjOPQQD
AgNIADBFAiEAy8TP2NaBDCCHVzjSVZr+DpC/jpOo6TBXn2vulzd+NzYCIEeWHEJE
e6lGSRe6DRmWZTqaO22ew4s9rqrCVxPrDjAa
-----END CERTIFICATE-----`;

/** The end of the certificate. */
export const certificateEnds = Date.parse('2120-01-01T00:00:00Z');

/** A site with a certificate that this process trusts. */
export async function openSecureSite() {
  tls.setDefaultCACertificates([...tls.getCACertificates(), cert]);
  const server = createServer({ key, cert }, (_, response) => response.end('ok'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}
