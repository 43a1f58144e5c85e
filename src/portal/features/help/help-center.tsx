import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { findArticle, useHelp } from '../../entities/help/use-help.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Article, ArticleLink, HelpState, NoArticle } from './help-parts.tsx';

/** `helpCenter`: the article that the hash of the address names, over the page (MODAL-06, ROUTE-18, FOOTER-08). */
export function HelpCenterModal({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { hash, pathname } = useLocation();
  const help = useHelp();
  const categories = help.data?.categories ?? [];
  const found = findArticle(categories, hash);
  const others = (found?.category ?? categories[0])?.items ?? [];
  return (
    <Modal
      title={found?.article.title ?? t('help.title')}
      titleHidden
      closeLabel={t('common.close')}
      onClose={onClose}
      size="free"
      className="sm:min-h-modal-h md:w-[min(920px,calc(100vw-50px))]"
    >
      <div className="grid md:grid-cols-[minmax(0,1fr)_260px]">
        <div
          tabIndex={-1}
          data-focus-first
          className="min-w-0 outline-none px-5 pt-6 pb-8 sm:px-9 [&_[data-head]]:pr-10 md:[&_[data-head]]:pr-0"
        >
          {help.data ? found ? <Article {...found} /> : <NoArticle /> : <HelpState help={help} />}
        </div>
        {others.length > 0 && (
          <nav aria-label={t('help.inTopic')} className="px-5 pb-8 sm:px-9 md:border-l md:border-line md:px-6 md:pt-16">
            <p aria-hidden="true" className="mb-2 font-semibold">
              {t('help.inTopic')}
            </p>
            <ul className="grid gap-1">
              {others.map(({ id, title }) => (
                <li key={id}>
                  <ArticleLink
                    id={id}
                    isShown={id === found?.article.id}
                    className="target block rounded-sm py-1.5 text-sm text-text-2 hover:text-text-1 hover:underline aria-[current]:font-semibold aria-[current]:text-text-1"
                  >
                    {title}
                  </ArticleLink>
                </li>
              ))}
            </ul>
            {pathname !== paths.help && (
              <Link to={paths.help} className={buttonClass({ size: 'sm', className: 'mt-4' })}>
                {t('help.all')}
                <ChevronRight size={16} aria-hidden="true" />
              </Link>
            )}
          </nav>
        )}
      </div>
    </Modal>
  );
}
