import { expectDataOf } from './expect-data-of.ts';

expectDataOf('0.2.0');
