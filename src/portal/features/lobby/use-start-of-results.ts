import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { LobbyFilters } from './lobby-filters.ts';

/** Scrolls back to the first result when another filter is chosen further down; Back keeps its own scroll position. */
export function useStartOfResults(results: RefObject<HTMLElement | null>, filters: LobbyFilters): void {
  const navigation = useNavigationType();
  const shown = useRef(filters);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    const start = results.current?.getBoundingClientRect().top ?? 0;
    if (navigation !== 'POP' && start < 0) window.scrollBy({ top: start - HEADROOM_PX, behavior: 'instant' });
  }, [filters, navigation, results]);
}

/** Space for the sticky header and the last row of the filters. */
const HEADROOM_PX = 140;
