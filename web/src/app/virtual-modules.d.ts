/** The brand's colours as custom properties, made from the site configuration (build/brand-plugin.ts). */
declare module 'virtual:brand.css';
