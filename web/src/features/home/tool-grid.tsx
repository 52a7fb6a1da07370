import { ArrowRight, ArrowUpRight } from 'lucide-react';
import { Badge } from '../../components/badge.tsx';
import { Lithology } from '../../components/lithology.tsx';
import { SiteLink } from '../../components/site-link.tsx';
import { tools } from './tools.ts';
import styles from './tool-grid.module.css';

/** The suite as the legend of a map: every tool has the pattern of a rock. */
export function ToolGrid() {
  return (
    <ul className={styles.grid}>
      {tools.map((tool) => {
        const Arrow = tool.to.startsWith('http') ? ArrowUpRight : ArrowRight;
        return (
          <li key={tool.title} className={styles.tool}>
            <div className={styles.swatch}>
              <Lithology rock={tool.rock} />
            </div>
            <div className={styles.head}>
              <h3>{tool.title}</h3>
              {tool.tag && (
                <Badge tone={tool.tag === 'New' ? 'success' : 'accent'}>{tool.tag}</Badge>
              )}
            </div>
            <p>{tool.description}</p>
            <SiteLink
              to={tool.to}
              className={styles.action}
              aria-label={`${tool.action}: ${tool.title}`}
            >
              {tool.action} <Arrow aria-hidden size={16} />
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
}
