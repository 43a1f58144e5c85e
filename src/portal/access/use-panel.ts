import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** The page that an open centre shows, and what the page itself keeps in the address. */
export type Panel = {
  /** As the address names it; undefined where it names none. */
  readonly page: string | undefined;
  readonly params: URLSearchParams;
  /** Shows another page of the centre; none is the centre's first, on phones its menu. */
  readonly show: (page: string | undefined) => void;
  /** Changes what the shown page keeps in the address; empty values leave it. */
  readonly change: (values: Readonly<Record<string, string | undefined>>) => void;
};

/**
 * The address holds the page of a centre as `panel=page?its=own`. Changing it replaces the entry of the history, so that
 * Back always closes the centre.
 */
export function usePanel(): Panel {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const value = search.get('panel') ?? '';
  return useMemo(() => {
    const cut = value.indexOf('?');
    const page = (cut < 0 ? value : value.slice(0, cut)) || undefined;
    const params = new URLSearchParams(cut < 0 ? '' : value.slice(cut + 1));
    const write = (panel: string | undefined) =>
      setSearch(
        (now) => {
          if (panel) now.set('panel', panel);
          else now.delete('panel');
          return now;
        },
        { replace: true, preventScrollReset: true, state },
      );
    return {
      page,
      params,
      show: write,
      change(values) {
        const next = new URLSearchParams(params);
        for (const [name, wanted] of Object.entries(values)) {
          if (wanted) next.set(name, wanted);
          else next.delete(name);
        }
        write(next.size > 0 ? `${page ?? ''}?${next}` : page);
      },
    };
  }, [value, setSearch, state]);
}
