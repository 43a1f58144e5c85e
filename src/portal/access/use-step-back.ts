import { useCallback } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** The last entry left by going back; the router creates a new object for each visited entry. */
let left: Location | undefined;

/**
 * Goes back in the history, once from each entry. Going back is asynchronous. A second call in between (Esc twice, a
 * double click) would go back two entries, perhaps out of the portal.
 */
export function useStepBack(): (steps?: number) => void {
  const navigate = useNavigate();
  const entry = useLocation();
  return useCallback(
    (steps = 1) => {
      if (left === entry) return;
      left = entry;
      void navigate(-steps);
    },
    [navigate, entry],
  );
}
