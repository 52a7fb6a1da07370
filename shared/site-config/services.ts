export * from '#site/config/services.ts';
