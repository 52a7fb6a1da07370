import type { Tool } from '../home-content.ts';

export type ToolFilter = 'all' | 'flagship' | 'ai' | 'professional' | 'new';

const tagged = (...tags: Tool['tag'][]) => {
  return (tool: Tool) => tags.includes(tool.tag);
};

interface FilterRule {
  id: ToolFilter;
  label: string;
  keeps: (tool: Tool) => boolean;
}

/** The filter tabs and the tools that each one shows. */
export const toolFilters: readonly FilterRule[] = [
  { id: 'all', label: 'All Products', keeps: () => true },
  { id: 'flagship', label: 'Flagship', keeps: tagged('Flagship') },
  {
    id: 'ai',
    label: 'AI Powered',
    keeps: ({ title, features }) => [title, ...features].some((text) => /AI\b/.test(text)),
  },
  { id: 'professional', label: 'Professional', keeps: tagged('Pro', 'Featured') },
  { id: 'new', label: 'New Releases', keeps: tagged('New') },
];

/** Returns the filters that include a tool. */
export function filtersOf(tool: Tool): readonly ToolFilter[] {
  return toolFilters.filter(({ keeps }) => keeps(tool)).map(({ id }) => id);
}

/** Returns the filters as tabs, with the number of tools in each. */
export function filterTabs(tools: readonly Tool[]) {
  return toolFilters.map(({ id, label, keeps }) => ({
    id,
    label,
    count: tools.filter(keeps).length,
  }));
}
