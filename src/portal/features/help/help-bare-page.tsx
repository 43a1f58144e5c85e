import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { useListAnnouncements } from '#generated/client/notices/notices.ts';
import type { HelpCategory } from '#generated/model/index.ts';
import { paths } from '../../access/paths.ts';
import { useSite } from '../../access/site.ts';
import { findArticle, useHelp } from '../../entities/help/use-help.ts';
import { noticeParams } from '../../entities/notice/notice-query.ts';
import { LANGUAGES, setLanguage, useLanguage } from '../../i18n/language.ts';
import { useMediaQuery } from '../../lib/browser-state.ts';
import { cn } from '../../lib/cn.ts';
import { pictureUrl } from '../../lib/urls.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Logo } from '../../ui/logo.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Article, ArticleLink, HelpState, NoArticle, StillStuck, topicIcon } from './help-parts.tsx';
import { FoundArticles, HelpSearch, useHelpSearch } from './help-search.tsx';

/** `/helpmc`: the help centre alone, without the header of the site (ROUTE-15). The hash names the article that it shows. */
export function HelpBarePage() {
  const { t } = useTranslation();
  const { hash } = useLocation();
  const help = useHelp();
  // Rendered in slices, so that a slow device can scroll and press meanwhile.
  const categories = useDeferredValue(help.data?.categories);
  const search = useHelpSearch(categories);
  const first = categories?.[0];
  const isColumn = !useMediaQuery('(width >= 1024px)');
  const answer = useRef<HTMLDivElement>(null);
  const isAsked = hash.length > 1 && categories !== undefined;
  // In one column the requested article is far below the link that opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another hash is another article
  useEffect(() => {
    if (isColumn && isAsked) answer.current?.scrollIntoView();
  }, [isColumn, isAsked, hash]);
  const found =
    hash.length > 1
      ? findArticle(categories ?? [], hash)
      : first?.items[0] && { article: first.items[0], category: first };
  return (
    <div className="mx-auto grid max-w-content gap-4 px-gutter pt-5 pb-10">
      <TopLine />
      <section className="relative grid min-h-54 content-center gap-4 overflow-hidden rounded-xl bg-overlay-ink px-5 py-8 text-on-art sm:px-11">
        <HelpArt />
        <h1 className="display relative text-3xl text-balance">{t('help.question')}</h1>
        <HelpSearch search={search} className="relative max-w-140" />
      </section>
      <div className="grid items-start gap-4 lg:grid-cols-[304px_minmax(0,1fr)] xl:grid-cols-[304px_minmax(0,1fr)_264px]">
        {categories ? (
          <>
            <Topics categories={categories} shown={found?.category.id} onChoose={() => search.setWords('')} />
            <Card ref={answer} className="min-w-0 scroll-mt-4 p-5 sm:p-7">
              {search.isSearching ? (
                <FoundArticles found={search.found} onChoose={() => search.setWords('')} />
              ) : found ? (
                <Article {...found} />
              ) : (
                <NoArticle />
              )}
            </Card>
            <div className="grid gap-4 lg:max-xl:col-start-2">
              {found && <InTopic category={found.category} shown={found.article.id} />}
              <StillStuck />
            </div>
          </>
        ) : (
          <div className="lg:col-span-2">
            <HelpState help={help} />
          </div>
        )}
      </div>
    </div>
  );
}

/** Brand, language and the link to the site, in one line on a phone too. */
function TopLine() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const brand = useSite()?.brand;
  const name = brand?.name ?? '';
  const spoken = LANGUAGES.filter((code) => brand?.languages.some((other) => other.bundled && other.code === code));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 min-[360px]:max-sm:flex-nowrap">
      {/* On a phone the link beside it names the brand. */}
      <Logo name={name} className="max-sm:[&>span]:sr-only" />
      <p className="border-l border-line-strong pl-4 font-medium text-text-2 max-sm:hidden">{t('help.title')}</p>
      <div className="ml-auto flex items-center gap-3">
        {spoken.length > 1 && (
          <Segmented
            label={t('shell.language.choose')}
            options={spoken.map((code) => ({ value: code, label: code }))}
            value={language}
            onChange={(code) => void setLanguage(code)}
            className="flex-none min-[360px]:flex-nowrap"
          />
        )}
        <Link to={paths.home} className={buttonClass({ variant: 'outline', className: 'whitespace-nowrap' })}>
          <ArrowLeft size={16} aria-hidden="true" />
          {t('help.backTo', { brand: name })}
        </Link>
      </div>
    </div>
  );
}

type TopicsProps = {
  readonly categories: readonly HelpCategory[];
  readonly shown: string | undefined;
  readonly onChoose: () => void;
};

function Topics({ categories, shown, onChoose }: TopicsProps) {
  const { t } = useTranslation();
  return (
    <Card className="p-2">
      <nav aria-label={t('help.topics')}>
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
          {categories.map(({ id, title, items }) => {
            const Icon = topicIcon(id);
            const isShown = id === shown;
            return (
              <li key={id}>
                <ArticleLink
                  id={items[0]?.id ?? ''}
                  isShown={isShown}
                  onClick={onChoose}
                  className={cn(
                    'flex items-center gap-3 rounded-md px-3 py-3',
                    isShown ? 'bg-surface-3' : 'hover:bg-surface-2',
                  )}
                >
                  <span
                    className={cn(
                      'grid size-9 flex-none place-items-center rounded-md',
                      isShown ? 'bg-surface-1 text-brand-text' : 'bg-surface-3 text-text-2',
                    )}
                  >
                    <Icon size={18} aria-hidden="true" />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-semibold text-text-1">{title}</span>
                    <span className="block truncate text-sm text-text-2">{items[0]?.title}</span>
                  </span>
                  <span aria-hidden="true" className="num text-sm text-text-2">
                    {items.length}
                  </span>
                </ArticleLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </Card>
  );
}

function InTopic({ category, shown }: { readonly category: HelpCategory; readonly shown: string }) {
  const { t } = useTranslation();
  return (
    <Card className="p-5">
      <nav aria-label={t('help.inTopic')}>
        <h2 className="title mb-2 text-lg">{t('help.inTopic')}</h2>
        <ul className="grid gap-1">
          {category.items.map(({ id, title }) => (
            <li key={id}>
              <ArticleLink
                id={id}
                isShown={id === shown}
                className="target block rounded-sm py-1.5 text-sm text-text-2 hover:text-text-1 hover:underline aria-[current]:font-semibold aria-[current]:text-text-1"
              >
                {title}
              </ArticleLink>
            </li>
          ))}
        </ul>
      </nav>
    </Card>
  );
}

/** The image of the help banner as a background. Its left half is plain, for the text. */
function HelpArt() {
  const banner = useListAnnouncements(noticeParams).data?.banners.find(({ groupName }) => groupName === 'w_help');
  if (!banner) return null;
  return (
    <>
      <img
        src={pictureUrl(banner.url)}
        alt=""
        className="absolute inset-0 size-full object-cover object-left md:object-right"
      />
      {/* Here the text is wider than the plain half. */}
      <span
        aria-hidden="true"
        className="absolute inset-0 bg-linear-to-r from-overlay-ink from-40% to-transparent lg:hidden"
      />
    </>
  );
}
