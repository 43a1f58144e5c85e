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
