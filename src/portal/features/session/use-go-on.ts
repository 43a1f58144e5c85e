import { useQueryClient } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { isForPlayers, paths } from '../../access/paths.ts';
import { isForAgents, siteQuery } from '../../access/site.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';

/** The address of a page of the portal with a modal over it. */
function withModal(target: string, modal: ModalName | undefined): string {
  if (!modal) return target;
  const url = new URL(target, window.location.origin);
  // The root leads on to the home page and would drop what it was opened with.
  const pathname = url.pathname === paths.root ? paths.home : url.pathname;
  url.searchParams.append('modal', modal);
  return pathname + url.search + url.hash;
}

/**
 * Goes to a page, in place of the entry that asked for the login, and shows there what comes next (LOGIN-17). A site for
 * agents has no pages for players: it shows that at home, where its guard would lead without it.
 */
export function useGoTo(): (target: string, next?: ModalName, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async (target, next, options) => {
    const site = queries.getQueryData(siteQuery().queryKey)?.info;
    const isBarred = isForAgents(site) && isForPlayers(new URL(target, window.location.origin).pathname);
    await navigate(withModal(isBarred ? paths.home : target, next), { ...options, replace: true });
  };
}

/** Stays on the page under the login, and shows what comes next in its place (API-79). */
export function useStay(onClose: () => void): (next?: ModalName) => void {
  const { swap } = useModals();
  return (next) => (next ? swap('login', next) : onClose());
}
