import { useQueryClient } from '@tanstack/react-query';
import { type NavigateOptions, useNavigate } from 'react-router-dom';
import { isForPlayers, paths } from '../../access/paths.ts';
import { isForAgents, siteQuery } from '../../access/site.ts';
import { type ModalName, useModals } from '../../access/use-modals.ts';

/** The address of a page of the portal with a modal over it. */
function withModal(target: string, modal: ModalName | undefined): string {
  if (!modal) return target;
  const url = new URL(target, window.location.origin);
  url.searchParams.append('modal', modal);
  return url.pathname + url.search + url.hash;
}

/**
 * Goes to a page, replaces the login's history entry and shows the next modal there (LOGIN-17). A site for agents has
 * no player pages, so it shows the modal at home.
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

/** Stays on the page under the login and replaces the login by the next modal (API-79). */
export function useStay(onClose: () => void): (next?: ModalName) => void {
  const { swap } = useModals();
  return (next) => (next ? swap('login', next) : onClose());
}
