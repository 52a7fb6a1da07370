export * from '../../outcrop/art/track.ts';
