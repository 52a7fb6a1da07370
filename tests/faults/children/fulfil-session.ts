import './kill-switch.ts';
import { fulfil } from '../../../functions/core/orders/fulfil.ts';

void fulfil(process.env['SESSION_ID']!);
