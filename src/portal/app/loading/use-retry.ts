import { useState } from 'react';
import { isReachable, reload } from './renewal.ts';

type State = 'idle' | 'trying' | 'unreachable';

/** Begins the page anew once the site can be reached; until then it stays. */
export function useRetry() {
  const [state, setState] = useState<State>('idle');
  async function retry() {
    setState('trying');
    if (await isReachable()) reload();
    else setState('unreachable');
  }
  return { state, retry: () => void retry() };
}
