import { type ContextType, useCallback, useContext, useMemo } from 'react';
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  type Location,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import type { Language } from '../i18n/language.ts';

/** Parameters with their new values; undefined removes one. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

type AddressOptions = {
  /** Replaces this history entry instead of adding one. */
  readonly replace?: boolean;
  /** Scrolls to the top of the page; otherwise keeps the scroll position. */
  readonly toTop?: boolean;
  /** Renders before the next press. Otherwise a slow device shows the old value again, and the press starts from it. */
  readonly atOnce?: boolean;
  /** Makes the history state from the current one. A replaced entry keeps its own by default. */
  readonly memory?: (now: unknown) => unknown;
};

type ChangeAddress = (changes: AddressChanges | ((params: URLSearchParams) => void), options?: AddressOptions) => void;

/**
 * The rendered parameters of the address, and the function that changes them. A change starts from the current
 * parameters, not the rendered ones. On a slow device a second press may precede the render of the first and must not
 * undo it. A change without effect adds no history entry.
 */
export function useAddress(): readonly [URLSearchParams, ChangeAddress] {
  const { search: drawn } = useLocation();
  const params = useMemo(() => new URLSearchParams(drawn), [drawn]);
  const router = useRouter();
  const navigate = useNavigate();
  const change = useCallback<ChangeAddress>(
    (changes, { replace = false, toTop = false, atOnce = false, memory = replace ? same : nothing } = {}) => {
      if (!router) throw new Error('useAddress needs a data router');
      const { search, state } = router.state.location;
      const next = new URLSearchParams(search);
      const before = next.toString();
      if (typeof changes === 'function') changes(next);
      else setParams(next, changes);
      if (!replace && next.toString() === before) return;
      void navigate(`?${next}`, { replace, preventScrollReset: !toTop, flushSync: atOnce, state: memory(state) });
    },
    [router, navigate],
  );
  return [params, change];
}

/** Sets parameters, and removes those without a value. */
export function setParams(params: URLSearchParams, changes: AddressChanges): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
}

const same = (now: unknown) => now;
const nothing = () => undefined;

/**
 * The router itself, for its present address: `useLocation` tells the one that is drawn, which a slow device may not have
 * brought up to date. React Router offers no other way; nothing else of the portal uses its internals.
 */
export function useRouter(): NonNullable<ContextType<typeof DataRouterContext>>['router'] | undefined {
  return useContext(DataRouterContext)?.router;
}

/** The last entry left by going back; the router creates a new object for each visited entry. */
let left: Location | undefined;

/**
 * Goes back in the history, once from each entry. Going back is asynchronous. A second call in between (Esc twice, a
 * double click) would go back two entries, perhaps out of the portal.
 */
export function useStepBack(): (steps?: number) => void {
  const navigate = useNavigate();
  const entry = useLocation();
  return useCallback(
    (steps = 1) => {
      if (left === entry) return;
      left = entry;
      void navigate(-steps);
    },
    [navigate, entry],
  );
}

/** The address of a page: its path parameters, its query and its language. */
export interface PageAddress {
  readonly language: Language;
  readonly params: Readonly<Record<string, string | undefined>>;
  /** With its `?`, or empty. */
  readonly search: string;
}
