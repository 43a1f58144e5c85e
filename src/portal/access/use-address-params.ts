import { useLocation, useSearchParams } from 'react-router-dom';
import { useStableCallback } from '../lib/use-stable-callback.ts';

type Changes = Readonly<Record<string, string | undefined>>;

/**
 * The parameters of the address, and the way to change some in place, without a step to go back from: for what an open
 * modal or a part of a page shows. Undefined takes a parameter away.
 */
export function useAddressParams(): readonly [URLSearchParams, (changes: Changes) => void] {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const change = useStableCallback((changes: Changes) =>
    setParams(
      (now) => {
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) now.delete(name);
          else now.set(name, value);
        }
        return now;
      },
      // The memory of the entry goes on: it tells how a modal was opened.
      { replace: true, preventScrollReset: true, state },
    ),
  );
  return [params, change];
}
