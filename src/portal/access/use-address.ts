import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRouter } from './use-router.ts';

/** Parameters with their new values; undefined takes one away. */
export type AddressChanges = Readonly<Record<string, string | undefined>>;

type AddressOptions = {
  /** Replaces this history entry instead of adding one. */
  readonly replace?: boolean;
  /** Scrolls to the top of the page; otherwise keeps the scroll position. */
  readonly toTop?: boolean;
  /**
   * Draws it in one piece before the next press. Controls that show the address need that: they would show the old value
   * again for as long as a slow device draws, and what is pressed next would begin with that.
   */
  readonly atOnce?: boolean;
  /**
   * What the entry remembers, made from what the present one does. Without it a replaced entry keeps its memory, which
   * tells how a modal was opened, and a new one has none.
   */
  readonly memory?: (now: unknown) => unknown;
};

export type ChangeAddress = (
  changes: AddressChanges | ((params: URLSearchParams) => void),
  options?: AddressOptions,
) => void;

/**
 * The parameters of the address as they are drawn, and the way to change some. A change begins with those that hold, not
 * with those that are drawn: on a slow device a second press may come before the first is seen, and must not undo it. A
 * step that would lead to the same place is not made.
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

/** Sets parameters, and takes away those without a value. */
export function setParams(params: URLSearchParams, changes: AddressChanges): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
}

const same = (now: unknown) => now;
const nothing = () => undefined;
