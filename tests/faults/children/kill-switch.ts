import http from 'node:http';

/**
 * Kills this process, as `kill -9` does, at its n-th network request: before it is sent, or after its
 * response has arrived but before any code sees it. KILL_AT counts from 1; 0 never kills.
 */
const killAt = Number(process.env['KILL_AT']);
const moment = process.env['KILL_WHEN'];
const request = http.request.bind(http);
let sent = 0;

function kill(): void {
  process.kill(process.pid, 'SIGKILL');
}

http.request = ((...given: Parameters<typeof http.request>) => {
  const mine = ++sent === killAt;
  if (mine && moment === 'before') kill();
  const outgoing = request(...given);
  if (mine && moment === 'after') outgoing.prependListener('response', kill);
  return outgoing;
}) as typeof http.request;
