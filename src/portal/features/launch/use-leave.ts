import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameCategory } from '../../../../generated/client/model/index.ts';
import { categoryPaths, paths } from '../../access/paths.ts';
import { useStepBack } from '../../access/use-step-back.ts';
import { useStableCallback } from '../../lib/use-stable-callback.ts';

/** What the router writes into each entry of the history: how many entries of the portal lie before it. */
function entriesBefore(): number {
  const state: unknown = window.history.state;
  const before = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof before === 'number' ? before : 0;
}

/**
 * Leaves the game: back to where it was started, also past the pages that the game itself went through; from an address
 * that was opened directly to the lobby of its category.
 */
export function useLeave(category: GameCategory | undefined): () => void {
  const navigate = useNavigate();
  const stepBack = useStepBack();
  const { key } = useLocation();
  // Pages within the frame lengthen the history without a word to the router.
  const begun = useRef({ key, length: window.history.length });
  if (begun.current.key !== key) begun.current = { key, length: window.history.length };
  return useStableCallback(() => {
    const within = Math.max(0, window.history.length - begun.current.length);
    if (entriesBefore() > 0) stepBack(1 + within);
    else void navigate(category ? categoryPaths[category] : paths.home, { replace: true });
  });
}
