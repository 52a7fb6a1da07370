export * from '../../outcrop/config/waitlists.ts';
