import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** Modals that the address can open. The registry in app/ has a component for each. */
export const modalNames = [
  'login',
  'register',
  'registerSuccess',
  'accountNumber',
  'signOut',
  'trial',
  'forgetPassword',
  'changePassword',
  'afterLogin',
  'welcome',
  'memberCenter',
  'agentCenter',
] as const;
export type ModalName = (typeof modalNames)[number];

type OpenOptions = {
  /**
   * The user asked for it out of free will. A login that was not (a guard, an ended session or an interrupted action
   * wants it) says why and leaves the user where he is (LOGIN-17, API-79).
   */
  readonly own?: boolean;
  /** The page that a centre opens on; without it, its first. */
  readonly panel?: string;
};

/** What the history entry remembers of a modal that was opened in this tab. */
type ModalState = Omit<OpenOptions, 'panel'> & { readonly opened: ModalName };

/** The open modals, the top one last, and the ways to change them. The address holds them: Back closes the top one. */
export function useModals() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const stack = useMemo(() => [...new Set(params.getAll('modal').filter(isModalName))], [params]);
  const opened = isModalState(state) ? state.opened : undefined;
  const own = isModalState(state) ? state.own : undefined;

  const open = useCallback(
    (name: ModalName, { panel, ...options }: OpenOptions = {}) => {
      if (stack.includes(name)) return;
      setParams(
        (now) => {
          now.append('modal', name);
          if (panel) now.set('panel', panel);
          return now;
        },
        { preventScrollReset: true, state: { ...options, opened: name } satisfies ModalState },
      );
    },
    [setParams, stack],
  );

  const close = useCallback(
    (name: ModalName) => {
      // What this tab opened last has its own history entry, and closing it is going back.
      if (opened === name && stack.at(-1) === name) {
        navigate(-1);
        return;
      }
      setParams(
        (now) => {
          now.delete('modal', name);
          if (name.endsWith('Center')) now.delete('panel');
          return now;
        },
        { replace: true, preventScrollReset: true, state: opened === name ? null : state },
      );
    },
    [navigate, opened, setParams, stack, state],
  );

  /** Puts another modal in the place of one: closing it then leads to where the first was opened. */
  const swap = useCallback(
    (name: ModalName, other: ModalName) => {
      setParams(
        (now) => {
          const names = now.getAll('modal').map((open) => (open === name ? other : open));
          now.delete('modal');
          for (const open of new Set(names)) now.append('modal', open);
          return now;
        },
        {
          replace: true,
          preventScrollReset: true,
          state: isModalState(state) && state.opened === name ? { ...state, opened: other } : state,
        },
      );
    },
    [setParams, state],
  );

  return {
    stack,
    open,
    close,
    swap,
    /** Whether the user himself asked for the top modal; undefined when a link brought it. */
    own: opened !== undefined && opened === stack.at(-1) ? (own ?? false) : undefined,
  };
}

function isModalName(name: string): name is ModalName {
  return modalNames.some((known) => known === name);
}

function isModalState(state: unknown): state is ModalState {
  return typeof state === 'object' && state !== null && 'opened' in state;
}
