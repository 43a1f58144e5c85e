import { useEffect, useState } from 'react';
import { useAddress } from '../../../access/use-address.ts';
import { useStableCallback } from '../../../lib/use-stable-callback.ts';
import { readSearch, type SearchState, writeSearch } from './search-state.ts';

/** This long (ms) after the last change the search goes into the address, which has the whole portal rendered. */
const ADDRESS_MS = 300;

/**
 * The search of the address and the way to change it. A change holds at once and is in the address a moment later, in
 * place of the search before: Back leaves the search.
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
