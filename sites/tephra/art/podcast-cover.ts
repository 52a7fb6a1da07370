export * from '../../outcrop/art/podcast-cover.ts';
