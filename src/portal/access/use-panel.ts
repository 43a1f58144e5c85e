import { useMemo } from 'react';
import { type AddressChanges, setParams, useAddress } from './use-address.ts';

/** The page that an open centre shows, and what the page itself keeps in the address. */
export type Panel = {
  /** As the address names it; undefined where it names none. */
  readonly page: string | undefined;
  readonly params: URLSearchParams;
  /** Shows another page of the centre; none is the centre's first, on phones its menu. */
  readonly show: (page: string | undefined) => void;
  /** Changes what the shown page keeps in the address; empty values leave it. */
  readonly change: (values: AddressChanges) => void;
};

/**
 * The address holds the page of a centre as `panel=page?its=own`. Changing it replaces the entry of the history, so that
 * Back always closes the centre.
 */
export function usePanel(): Panel {
  const [address, changeAddress] = useAddress();
  const value = address.get('panel') ?? '';
  return useMemo(
    () => ({
      ...readPanel(value),
      show: (page) => changeAddress({ panel: page }, { replace: true }),
      change: (values) =>
        changeAddress(
          (now) => {
            const { page = '', params } = readPanel(now.get('panel') ?? '');
            for (const [name, wanted] of Object.entries(values)) {
              if (wanted) params.set(name, wanted);
              else params.delete(name);
            }
            const panel = params.size > 0 ? `${page}?${params}` : page;
            setParams(now, { panel: panel === '' ? undefined : panel });
          },
          { replace: true, atOnce: true },
        ),
    }),
    [value, changeAddress],
  );
}

function readPanel(value: string): Pick<Panel, 'page' | 'params'> {
  const cut = value.indexOf('?');
  return {
    page: (cut < 0 ? value : value.slice(0, cut)) || undefined,
    params: new URLSearchParams(cut < 0 ? '' : value.slice(cut + 1)),
  };
}
