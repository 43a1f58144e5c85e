import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
import type { ModalState } from '../../access/use-modals.ts';

type ArticleLinkProps = {
  readonly id: string;
  /** The article that is shown already. */
  readonly isShown?: boolean;
  readonly className?: string | undefined;
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Leads to an article by the hash, on the page where one is: opened in a modal of the page, shown in place elsewhere. */
export function ArticleLink({ id, isShown = false, className, onClick, children }: ArticleLinkProps) {
  const { pathname, search, hash, state } = useLocation();
  const opensModal = pathname === paths.help && hash === '';
  // From article to article in the open modal is no step: Back closes the modal.
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
