import './kill-switch.ts';
import { fulfil } from '#functions/domain/orders/fulfil.ts';

void fulfil(process.env['SESSION_ID']!);
