import { useCallback } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';

/** The last place that was left by going back; the router makes a new object for each that one comes to. */
let left: Location | undefined;

/**
 * Goes back in the history, once from each place. The browser takes its time for it, and whoever asks again meanwhile
 * (Esc twice, a double click) would be led out of the page before, at worst out of the portal.
 */
export function useStepBack(): (steps?: number) => void {
  const navigate = useNavigate();
  const place = useLocation();
  return useCallback(
    (steps = 1) => {
      if (left === place) return;
      left = place;
      void navigate(-steps);
    },
    [navigate, place],
  );
}
