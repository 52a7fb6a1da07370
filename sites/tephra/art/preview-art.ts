export * from '../../outcrop/art/preview-art.ts';
