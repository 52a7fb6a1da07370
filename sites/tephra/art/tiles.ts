export * from '../../outcrop/art/tiles.ts';
