import './kill-switch.ts';
import { handler } from '#functions/holds/handler.ts';

void handler();
