import type { ComponentType } from 'react';

/** The pages of this site, by their file: './home/home-page.tsx'. */
export const pageModules = import.meta.glob<{ default: ComponentType }>('./*/*-page.{tsx,mdx}');
