import type { CSSProperties } from 'react';
import { ArrowRight, ArrowUpRight, ChevronDown } from 'lucide-react';
import { Badge } from '#web/src/components/badge.tsx';
import { Lithology } from '#site/pages/parts/lithology.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { ToolFilter } from './tool-filters.ts';
import type { Tool } from '../home-content.ts';
import styles from './tool-card.module.css';

interface ToolCardProps {
  tool: Tool;
  place: number;
  /** The filters that include the tool. */
  filters: readonly ToolFilter[];
}

/** A tool as a length of core; a click anywhere except on its link opens the list of its features. */
export function ToolCard({ tool, place, filters }: ToolCardProps) {
  const Arrow = tool.to.startsWith('http') ? ArrowUpRight : ArrowRight;
  return (
    <li
      className={styles.tool}
      data-tool={tool.id}
      data-filters={filters.join(' ')}
      style={{ '--place': place } as CSSProperties}
    >
      <div className={styles.core}>
        <Lithology rock={tool.rock} />
      </div>
      <div className={styles.text}>
        <div className={styles.head}>
          <h3>{tool.title}</h3>
          {tool.tag && <Badge tone={tool.tag === 'New' ? 'success' : 'accent'}>{tool.tag}</Badge>}
        </div>
        <p>{tool.description}</p>
        <p className={styles.audience}>For {lowerFirst(tool.audience)}.</p>
        <p className={styles.stats}>{tool.stats}</p>
        <div className={styles.foot}>
          <SiteLink to={tool.to} className={styles.action}>
            {tool.action}
            <VisuallyHidden>: {tool.title}</VisuallyHidden>
            <Arrow aria-hidden size={16} />
          </SiteLink>
          <details className={styles.more}>
            <summary className={styles.toggle}>
              Features<VisuallyHidden> of {tool.title}</VisuallyHidden>
              <ChevronDown aria-hidden size={16} />
            </summary>
            <ul className={styles.features}>
              {tool.features.map((feature) => (
                <li key={feature}>{feature}</li>
              ))}
            </ul>
          </details>
        </div>
      </div>
    </li>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
