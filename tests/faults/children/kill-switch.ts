import http from 'node:http';

/**
 * Kills this very process, as `kill -9` would, at its n-th request over the network: before it is sent, or when its
 * answer has come but nobody has seen it yet. KILL_AT counts from 1; 0 never kills.
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
