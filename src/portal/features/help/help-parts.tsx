import {
  ChevronRight,
  CircleHelp,
  FileQuestion,
  Gamepad2,
  Info,
  type LucideIcon,
  MessageCircle,
  Percent,
  ShieldCheck,
  Smartphone,
  Ticket,
  User,
  Wallet,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import { useFlag } from '../../access/site.ts';
import { useDates } from '../../access/use-dates.ts';
import { type ModalState, useModals } from '../../access/use-modals.ts';
import type { FoundArticle, useHelp } from '../../entities/help/use-help.ts';
import { RichText } from '../../entities/rich-text/rich-text.tsx';
import { ContactLink } from '../../entities/service/contact-link.tsx';
import { useCustomerService } from '../../entities/support/customer-service.ts';
import { useHydrated } from '../../lib/browser-state.ts';
import { wordsOf } from '../../lib/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../ui/state-panel.tsx';

const WORDS_PER_MINUTE = 200;

/** An article of the help centre: where it stands, what it is called, how old it is, and what it says. */
export function Article({ article, category }: FoundArticle) {
  const { t } = useTranslation();
  const dates = useDates();
  const isHydrated = useHydrated();
  return (
    <article className="grid content-start gap-4">
      <div data-head className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-1.5 text-xs text-text-3">
          {category.title}
          <ChevronRight size={14} aria-hidden="true" />
          <span className="text-text-2">{article.title}</span>
        </p>
        <h2 className="display text-2xl text-balance">{article.title}</h2>
        <p className="text-sm text-text-3">
          {t('help.updated', { date: dates.write(Date.parse(article.updatedAt), 'date') })}{' '}
          {isHydrated && t('help.minutes', { count: minutesToRead(article.content) })}
        </p>
      </div>
      <RichText html={article.content} under={2} />
    </article>
  );
}

/** Only a browser reads the text out of the markup. */
function minutesToRead(html: string): number {
  const words = wordsOf(html).join(' ').split(' ').length;
  return Math.ceil(words / WORDS_PER_MINUTE);
}

/** The message for a hash that names no article. */
export function NoArticle() {
  const { t } = useTranslation();
  return (
    <EmptyState icon={<FileQuestion size={18} />} title={t('help.noArticle.title')} text={t('help.noArticle.text')} />
  );
}

type ArticleLinkProps = {
  readonly id: string;
  /** The article that is shown already. */
  readonly isShown?: boolean;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Links to an article by the hash: as a modal where the page opens one, otherwise within the page. */
export function ArticleLink({ id, isShown = false, className, onClick, children }: ArticleLinkProps) {
  const { pathname, search, hash, state } = useLocation();
  const opensModal = pathname === paths.help && hash === '';
  // A link from article to article in the open modal adds no history entry, so Back closes the modal.
  const staysInModal = !opensModal && pathname !== paths.helpBare;
  const opened: ModalState = { opened: 'helpCenter', own: true };
  return (
    <Link
      to={{ pathname, search, hash: `#${id}` }}
      replace={staysInModal}
      state={opensModal ? opened : staysInModal ? state : undefined}
      preventScrollReset
      aria-current={isShown ? 'true' : undefined}
      className={className}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}

/** Shown instead of the help texts while they load or after they failed. */
export function HelpState({ help }: { readonly help: ReturnType<typeof useHelp> }) {
  const { t } = useTranslation();
  if (help.error) {
    return (
      <ErrorState
        title={t('help.failed')}
        text={t('common.unreachable')}
        retryLabel={t('common.retry')}
        retrying={help.isFetching}
        onRetry={() => void help.refetch()}
      />
    );
  }
  return (
    <div className="grid gap-3">
      <Skeleton className="h-8 w-2/5" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-40" />
    </div>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  money: Wallet,
  account: User,
  bonuses: Percent,
  lottery: Ticket,
  games: Gamepad2,
  responsible: ShieldCheck,
  app: Smartphone,
  site: Info,
};

/** The picture of a chapter; a merchant's own chapters have a common one. */
export function topicIcon(id: string): LucideIcon {
  return icons[id] ?? CircleHelp;
}

/** The way to a person if no article helped: the chat, or the site's other contact address if it has no chat. */
export function StillStuck() {
  const { t } = useTranslation();
  const { open } = useModals();
  const { openChat } = useCustomerService();
  const hasChat = useFlag('CBS3');
  return (
    <Card className="p-5">
      <h2 className="title text-lg">{t('help.stuck.title')}</h2>
      <p className="mt-1 mb-4 text-text-2">{t('help.stuck.text')}</p>
      <div className="grid gap-2">
        {hasChat ? (
          <Button variant="brand" block onClick={openChat}>
            <MessageCircle size={16} aria-hidden="true" />
            {t('help.stuck.chat')}
          </Button>
        ) : (
          <ContactLink variant="brand" block>
            {t('help.stuck.action')}
          </ContactLink>
        )}
        <Button block onClick={() => open('feedback', { own: true })}>
          {t('help.stuck.feedback')}
        </Button>
      </div>
    </Card>
  );
}
