import './kill-switch.ts';
import { handler } from '#functions/media/handler.ts';

const key = process.env['KEY']!;

void handler({ Records: [{ s3: { object: { key } } }] } as Parameters<typeof handler>[0]);
