import { testimonials } from '#site/config/testimonials.ts';
import { Badge } from '#web/src/components/badge.tsx';
import { Section } from '#web/src/components/section.tsx';
import styles from './reviews.module.css';

/** Testimonials; renders nothing if there are none. Those that came with the software are marked as examples. */
export function Reviews({ heading }: { heading: string }) {
  if (testimonials.length === 0) return null;
  return (
    <Section id="reviews" stacked heading={heading}>
      <ul className={styles.letters}>
        {testimonials.map(({ quote, name, role, sample }) => (
          <li key={quote}>
            <figure>
              <blockquote>{quote}</blockquote>
              <figcaption>
                <span>
                  {name}, {role}
                </span>
                {sample && <Badge>Example, not a customer’s words</Badge>}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
