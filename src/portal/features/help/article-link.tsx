import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import type { ModalState } from '../../access/use-modals.ts';
import type { useHelp } from '../../entities/help/use-help.ts';
import { Skeleton } from '../../ui/loading.tsx';
import { ErrorState } from '../../ui/state-panel.tsx';

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
