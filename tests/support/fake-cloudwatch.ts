import { json } from 'node:stream/consumers';
import { listen } from '@outcrop/emulators/http/listen.ts';

interface Asked {
  AlarmNames?: string[];
  AlarmName?: string;
  StateValue?: string;
  StateReason?: string;
}

/** A server with CloudWatch's alarms, as far as the commands use them: a URL for `AWS_ENDPOINT_URL_CLOUDWATCH`. */
export async function startFakeCloudWatch(alarmNames: readonly string[]) {
  /** The requested changes. */
  const changes: Asked[] = [];
  const { port, close } = await listen(async (request, response) => {
    const asked = (await json(request)) as Asked;
    const operation = String(request.headers['x-amz-target']).split('.')[1];
    if (operation === 'SetAlarmState') changes.push(asked);
    const found = alarmNames.filter((name) => asked.AlarmNames?.includes(name));
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' });
    response.end(JSON.stringify({ MetricAlarms: found.map((AlarmName) => ({ AlarmName })) }));
  });
  return { url: `http://127.0.0.1:${port}`, changes, stop: close };
}
