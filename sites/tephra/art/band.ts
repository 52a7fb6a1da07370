export * from '../../outcrop/art/band.ts';
