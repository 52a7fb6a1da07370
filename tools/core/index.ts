export { checkLas } from './check-content.ts';
export { checkLasFile } from './check-las-file.ts';
export { rules } from './rules.ts';
