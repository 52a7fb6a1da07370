import { useId, type ReactNode } from 'react';
import styles from './app-download.module.css';
import { StoreButtons, type StoreButtonsProps } from './store-buttons.tsx';

export interface AppDownloadProps extends Pick<StoreButtonsProps, 'app'> {
  heading: string;
  /** A sentence or two about the app. */
  children: ReactNode;
  /** Shown beside the text. */
  drawing?: ReactNode;
}

/** Where to get a mobile app: a short description, and both stores. */
export function AppDownload({ app, heading, children, drawing }: AppDownloadProps) {
  const headingId = useId();
  return (
    <section className={styles.download} aria-labelledby={headingId} data-no-print>
      <div>
        <h2 id={headingId}>{heading}</h2>
        <div className={styles.text}>
          <p>{children}</p>
        </div>
        <div className={styles.stores}>
          <StoreButtons app={app} location="footer" />
        </div>
      </div>
      {drawing}
    </section>
  );
}
