import { useNavigate } from 'react-router-dom';
import { paths } from '../../access/paths.ts';
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

/** Goes to a page, in place of the entry that asked for the login, and shows there what comes next (LOGIN-17). */
export function useGoTo(): (target: string, next?: ModalName) => void {
  const navigate = useNavigate();
  return (target, next) => void navigate(withModal(target, next), { replace: true });
}

/** Stays on the page under the login, and shows what comes next in its place (API-79). */
export function useStay(onClose: () => void): (next?: ModalName) => void {
  const { swap } = useModals();
  return (next) => (next ? swap('login', next) : onClose());
}
