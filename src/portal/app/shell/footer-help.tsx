import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { useHelp } from '../../entities/help/use-help.ts';
import { useNear } from '../../lib/use-near.ts';
import { onIntent } from '../../ui/intent.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { preloadPage } from '../page-table.tsx';
import { FooterSection } from './footer-section.tsx';

/** The most articles that the footer names. */
const MOST = 5;

/**
 * The most requested help: the first article of each category (FOOTER-06). It is requested when the footer comes near;
 * without an answer the section disappears. The help page opens the article in the hash (FOOTER-07, FOOTER-08).
 */
export function FooterHelp() {
  const { t } = useTranslation();
  const [ref, near] = useNear<HTMLDivElement>();
  const { data, isError } = useHelp({ enabled: near });
  const articles = data?.categories.flatMap(({ items }) => items.slice(0, 1)).slice(0, MOST);
  if (isError || articles?.length === 0) return null;
  return (
    <div ref={ref}>
      <FooterSection title={t('shell.footer.help')}>
        <ul className="grid gap-2.5" aria-busy={articles === undefined}>
          {articles?.map(({ id, title }) => (
            <li key={id}>
              <Link
                to={{ pathname: paths.help, hash: `#${encodeURIComponent(id)}` }}
                {...onIntent(() => preloadPage(paths.help))}
                className="target hover:text-text-1 hover:underline"
              >
                {title}
              </Link>
            </li>
          )) ??
            PLACEHOLDERS.map((index) => (
              <li key={index}>
                <Skeleton still={!near} className="my-0.5 h-4 w-36" />
              </li>
            ))}
        </ul>
      </FooterSection>
    </div>
  );
}

const PLACEHOLDERS = Array.from({ length: MOST }, (_, index) => index);
