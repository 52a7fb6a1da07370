import './kill-switch.ts';
import { refundOrder } from '#functions/orders/refund-order.ts';

const { INPUT, ADMIN_ID } = process.env as Record<string, string>;

void refundOrder(
  JSON.parse(INPUT!) as Parameters<typeof refundOrder>[0],
  { id: ADMIN_ID!, email: 'admin@example.test', role: 'admin' },
  { ip: '203.0.113.1', headers: {}, rawBody: '', search: '' },
);
