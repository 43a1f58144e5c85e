import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { LobbyFilters } from './lobby-filters.ts';

/** Scrolls back to the first result when another filter is chosen further down; Back keeps the place it goes to. */
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

/** Room for the header, which stays, and the filters' last row. */
const HEADROOM_PX = 140;
