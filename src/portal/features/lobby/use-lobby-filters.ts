import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStableCallback } from '../../lib/use-stable-callback.ts';
import { type LobbyFilters, noFilters, readFilters, writeFilters } from './lobby-filters.ts';

/** The filters in the address, and the ways to change them. A choice is a step to go back from, a keystroke is not. */
export function useLobbyFilters() {
  const [params, setParams] = useSearchParams();
  // Another parameter, an opened dialog for one, makes no new filters.
  const own = writeFilters(new URLSearchParams(), readFilters(params)).toString();
  const filters = useMemo(() => readFilters(new URLSearchParams(own)), [own]);

  const change = useStableCallback((changes: Partial<LobbyFilters>) =>
    setParams((now) => writeFilters(now, changes), { preventScrollReset: true, replace: 'gameName' in changes }),
  );
  const clear = useStableCallback(() => setParams((now) => writeFilters(now, noFilters), { preventScrollReset: true }));
  return { filters, change, clear };
}
