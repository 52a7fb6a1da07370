export interface NavLink {
  to: string;
  label: string;
  badge?: string;
}

export interface LinkGroup {
  title: string;
  links: readonly NavLink[];
}
