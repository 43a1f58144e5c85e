import { useState } from 'react';
import { isReachable, reload } from './renewal.ts';

type State = 'idle' | 'trying' | 'unreachable';

/** Reloads the page once the site can be reached; until then the page stays. */
export function useRetry() {
  const [state, setState] = useState<State>('idle');
  async function retry() {
    setState('trying');
    if (await isReachable()) reload();
    else setState('unreachable');
  }
  return { state, retry: () => void retry() };
}
