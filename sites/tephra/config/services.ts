export * from '../../outcrop/config/services.ts';
