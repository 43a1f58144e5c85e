import { useEffect, useState } from 'react';
import { useAddress } from '#portal/access/use-address.ts';
import { useStableCallback } from '#portal/lib/use-stable-callback.ts';
import { readSearch, type SearchState, writeSearch } from './search-state.ts';

/** The delay (ms) after the last change before the address changes, because a new address renders the whole portal. */
const ADDRESS_MS = 300;

/**
 * The search of the address and its setter. A change applies at once and reaches the address shortly after. It replaces
 * the history entry, so Back leaves the search.
 */
export function useSearchState(): readonly [SearchState, (next: SearchState) => void] {
  const [params, changeAddress] = useAddress();
  const inAddress = writeSearch(new URLSearchParams(), readSearch(params)).toString();
  const [state, setState] = useState(() => readSearch(params));
  const [known, setKnown] = useState(inAddress);
  /** What went into the address last. */
  const [written, setWritten] = useState(inAddress);
  if (known !== inAddress) {
    setKnown(inAddress);
    if (inAddress !== written) {
      setWritten(inAddress);
      setState(readSearch(params));
    }
  }

  const write = useStableCallback(() => {
    const next = writeSearch(new URLSearchParams(), state).toString();
    if (next === inAddress) return;
    setWritten(next);
    changeAddress((now) => writeSearch(now, state), { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change has its own time
  useEffect(() => {
    const timer = setTimeout(write, ADDRESS_MS);
    return () => clearTimeout(timer);
  }, [state, write]);
  return [state, setState];
}
