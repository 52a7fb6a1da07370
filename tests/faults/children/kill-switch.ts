import http from 'node:http';

/**
 * Kills this process, as `kill -9` does, after the response to its n-th network request has arrived but before any code
 * sees it. A death before the next request leaves the same behind. KILL_AT counts from 1; 0 never kills.
 */
const killAt = Number(process.env['KILL_AT']);
const request = http.request.bind(http);
let sent = 0;

http.request = ((...given: Parameters<typeof http.request>) => {
  const outgoing = request(...given);
  if (++sent === killAt) {
    outgoing.prependListener('response', () => process.kill(process.pid, 'SIGKILL'));
  }
  return outgoing;
}) as typeof http.request;
