export { samples } from '../../outcrop/samples/index.ts';
