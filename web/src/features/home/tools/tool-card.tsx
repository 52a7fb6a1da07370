import { useId, useState, type CSSProperties } from 'react';
import { ArrowRight, ArrowUpRight, ChevronDown } from 'lucide-react';
import { Badge } from '#web/src/components/badge.tsx';
import { Lithology } from '#web/src/components/lithology.tsx';
import { SiteLink } from '#web/src/components/site-link.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import type { Tool } from './tools.ts';
import styles from './tool-card.module.css';

/** One tool as a length of core; a click anywhere but on its link opens the list of its features. */
export function ToolCard({ tool, place }: { tool: Tool; place: number }) {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const Arrow = tool.to.startsWith('http') ? ArrowUpRight : ArrowRight;
  return (
    <li
      className={styles.tool}
      data-tool={tool.id}
      data-open={open}
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
        <p className={styles.stats}>
          {tool.stats.text}
          {tool.stats.claim && '*'}
        </p>
        <div className={styles.fold}>
          <ul id={listId} className={styles.features}>
            {tool.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </div>
        <div className={styles.foot}>
          <SiteLink to={tool.to} className={styles.action}>
            {tool.action}
            <VisuallyHidden>: {tool.title}</VisuallyHidden>
            <Arrow aria-hidden size={16} />
          </SiteLink>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={open}
            aria-controls={listId}
            onClick={() => setOpen(!open)}
          >
            Features<VisuallyHidden> of {tool.title}</VisuallyHidden>
            <ChevronDown aria-hidden size={16} />
          </button>
        </div>
      </div>
    </li>
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
