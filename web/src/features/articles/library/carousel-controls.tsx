import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ArticleSummary } from '#shared/contracts/articles.ts';
import type { Rotation } from './use-rotation.ts';
import styles from './featured-carousel.module.css';
import * as messages from './messages.ts';

export interface CarouselControlsProps {
  articles: ArticleSummary[];
  rotation: Rotation;
}

/** The carousel's heading, with buttons that stop it and choose a slide. */
export function CarouselControls({ articles, rotation }: CarouselControlsProps) {
  const { current, wanted, show, toggle } = rotation;
  return (
    <div className={styles.controls}>
      <h2 className={styles.heading}>{messages.featured}</h2>
      <button
        type="button"
        aria-label={wanted ? messages.stopRotatingSlides : messages.startRotatingSlides}
        onClick={toggle}
      >
        {wanted ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
      </button>
      <button type="button" aria-label={messages.previousSlide} onClick={() => show(current - 1)}>
        <ChevronLeft aria-hidden size={20} />
      </button>
      <div className={styles.dots} role="group" aria-label={messages.chooseSlide}>
        {articles.map((article, index) => (
          <button
            key={article.id}
            type="button"
            aria-label={messages.slideIndex(index + 1)}
            aria-current={index === current || undefined}
            aria-disabled={index === current || undefined}
            onClick={() => show(index)}
          />
        ))}
      </div>
      <button type="button" aria-label={messages.nextSlide} onClick={() => show(current + 1)}>
        <ChevronRight aria-hidden size={20} />
      </button>
    </div>
  );
}
