import { expectDataOf } from './expect-data-of.ts';

expectDataOf('0.1.0');
