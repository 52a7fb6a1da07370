import { articlePath } from '#shared/constants/article-path.ts';
import { Quote } from 'lucide-react';
import { toBibtex } from '#shared/citations/bibtex.ts';
import type { CitedWork } from '#shared/citations/cited-work.ts';
import { dayIn } from '#shared/constants/day-in.ts';
import { toCslJson } from '#shared/citations/csl-json.ts';
import { toRis } from '#shared/citations/ris.ts';
import type { ArticlePage } from '#shared/contracts/article-page.ts';
import { isOrganization } from '#shared/html/author-thing.ts';
import { site } from '#shared/site-config/site.ts';
import { Button } from '#web/src/components/button.tsx';
import { ItemPart } from '#web/src/components/item-page/item-part.tsx';
import { VisuallyHidden } from '#web/src/components/visually-hidden.tsx';
import { formatPublished } from '#web/src/lib/dates.ts';
import { saveFile } from '#web/src/lib/save-file.ts';
import { RichText } from '#web/src/components/rich-text.tsx';
import styles from './cite-edition.module.css';
import * as messages from './messages.ts';

const formats = [
  { name: 'BibTeX', ending: 'bib', type: 'application/x-bibtex', write: toBibtex },
  { name: 'RIS', ending: 'ris', type: 'application/x-research-info-systems', write: toRis },
  {
    name: 'CSL-JSON',
    ending: 'json',
    type: 'application/vnd.citationstyles.csl+json',
    write: toCslJson,
  },
] as const;

/** The citation of a paper's latest edition, and its files for reference managers. */
export function CiteEdition({ article }: { article: ArticlePage }) {
  const { author, title, editions } = article;
  const [last] = editions;
  if (!last) return null;
  const { number, publishedAt } = last;
  return (
    <ItemPart id="cite" heading={messages.citeThisEdition}>
      <p className={styles.text}>
        <RichText
          of={messages.citation({
            author,
            title,
            edition: number,
            company: site.brand.company,
            publishedAt: formatPublished(publishedAt),
          })}
          as={{ cite: (text) => <cite>{text}</cite> }}
        />
      </p>
      <div className={styles.formats}>
        {formats.map(({ name, ending, type, write }) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            icon={<Quote aria-hidden />}
            onClick={() =>
              saveFile([write(citedWork(article, last))], `${article.id}-${number}.${ending}`, type)
            }
          >
            {name}
            <VisuallyHidden>{messages.ofEditionNumber(number)}</VisuallyHidden>
          </Button>
        ))}
      </div>
    </ItemPart>
  );
}

function citedWork(
  { id, title, author, language, shortDescription, tags }: ArticlePage,
  { number, publishedAt, files }: ArticlePage['editions'][0],
): CitedWork {
  return {
    id,
    title,
    author,
    isCompany: isOrganization(author, site.brand),
    publisher: site.brand.company,
    edition: number,
    day: dayIn(site.timeZone, publishedAt),
    url: location.origin + articlePath(id),
    pages: files[0]?.pages,
    language: language ?? site.locale,
    abstract: shortDescription,
    keywords: tags,
  };
}
