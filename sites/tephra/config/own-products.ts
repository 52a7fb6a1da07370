export * from '../../outcrop/config/own-products.ts';
