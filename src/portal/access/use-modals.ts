import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStableCallback } from '../lib/use-stable-callback.ts';
import { paths } from './paths.ts';
import { isTrial, useLoggedIn } from './session.ts';
import { useAddress, useStepBack } from './use-address.ts';

/** Modals that the address can open. The registry in app/ has a component for each. */
const modalNames = [
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
  'qr',
  'announcements',
  'publicNotice',
  'popups',
  'helpCenter',
  'download',
  'search',
  'vendorGames',
  'winners',
  'chat',
  'chatRefused',
  'serviceLink',
  'feedback',
  'withdrawal',
  'selfExcluded',
  'memberCenter',
  'agentCenter',
] as const;
export type ModalName = (typeof modalNames)[number];

type OpenOptions = {
  /**
   * Whether the user asked for the modal. Otherwise a login says why it opened, and returns here (LOGIN-17, API-79).
   */
  readonly own?: boolean;
  /** The first page of a centre to show; by default the first of its menu. */
  readonly panel?: string;
  /** Where a login or registration leads afterwards. */
  readonly leadsTo?: Destination | undefined;
};

/** A page of the portal with the state of its history entry. */
export type Destination = { readonly to: string; readonly state: object };

/** The history state of a modal that was opened in this tab. */
export type ModalState = Omit<OpenOptions, 'panel'> & {
  readonly opened: ModalName;
  /** The number of history entries made inside the modal. */
  readonly steps?: number;
};

/**
 * The open modals, the top one last, and the functions that change them. The address stores them, so Back closes the
 * top one. A modal's content is in parameters named like it or `name.something`, which are removed with it.
 */
export function useModals() {
  const [params, change] = useAddress();
  const { state, pathname, hash } = useLocation();
  const stepBack = useStepBack();
  // A hash on the help page opens the article that it names (ROUTE-18).
  const names =
    pathname === paths.help && hash !== '' ? ['helpCenter', ...params.getAll('modal')] : params.getAll('modal');
  const asked = names.join();
  const stack = useMemo(() => [...new Set(asked.split(',').filter(isModalName))], [asked]);
  const opened = isModalState(state) ? state.opened : undefined;
  const steps = isModalState(state) ? (state.steps ?? 0) : 0;
  const own = isModalState(state) ? state.own : undefined;

  const open = useCallback(
    /** `shows` is the content of a modal that can show several things. */
    (name: ModalName, { panel, ...options }: OpenOptions = {}, shows?: string) => {
      if (stack.includes(name)) {
        // A centre that is open shows the other page.
        if (panel) change({ panel }, { replace: true });
        return;
      }
      change(
        (now) => {
          if (now.has('modal', name)) return;
          now.append('modal', name);
          if (shows !== undefined) now.set(name, shows);
          if (panel) now.set('panel', panel);
        },
        { memory: () => ({ ...options, opened: name }) satisfies ModalState },
      );
    },
    [change, stack],
  );

  const close = useCallback(
    (name: ModalName) => {
      // A modal opened last in this tab has its own history entry, so closing it goes back.
      if (opened === name && stack.at(-1) === name) {
        stepBack(1 + steps);
        return;
      }
      change(
        (now) => {
          now.delete('modal', name);
          for (const key of [...now.keys()]) if (key.split('.')[0] === name) now.delete(key);
          if (name.endsWith('Center')) now.delete('panel');
        },
        { replace: true, memory: (now) => (isModalState(now) && now.opened === name ? null : now) },
      );
    },
    [opened, change, stack, stepBack, steps],
  );

  /** Replaces one modal with another. Closing the new one returns to the page that opened the first. */
  const swap = useCallback(
    (name: ModalName, other: ModalName, panel?: string) => {
      change(
        (now) => {
          const names = now.getAll('modal').map((open) => (open === name ? other : open));
          now.delete('modal');
          for (const open of new Set(names)) now.append('modal', open);
          if (panel) now.set('panel', panel);
        },
        {
          replace: true,
          memory: (now) => (isModalState(now) && now.opened === name ? { ...now, opened: other } : now),
        },
      );
    },
    [change],
  );

  return {
    stack,
    open,
    close,
    swap,
    /** Whether the user asked for the top modal; undefined when a link opened it. */
    own: opened !== undefined && opened === stack.at(-1) ? (own ?? false) : undefined,
  };
}

function isModalName(name: string): name is ModalName {
  return modalNames.some((known) => known === name);
}

export function isModalState(state: unknown): state is ModalState {
  return typeof state === 'object' && state !== null && 'opened' in state;
}

/**
 * Runs an action for members. Guests get the login form (ROLE-06), and it leads to `leadsTo` where that is given. Trial
 * accounts get the dialog that explains (ROLE-08), unless the action is `forTrial`.
 */
export function useMembersOnly(): (action: () => void, forTrial?: boolean, leadsTo?: Destination) => void {
  const loggedIn = useLoggedIn();
  const { open } = useModals();
  return useStableCallback((action: () => void, forTrial = false, leadsTo?: Destination) => {
    if (!loggedIn) open('login', { leadsTo });
    else if (isTrial() && !forTrial) open('trial', { leadsTo });
    else action();
  });
}
