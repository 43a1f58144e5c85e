import { type RefObject, useEffect, useRef } from 'react';
import { useNavigationType } from 'react-router-dom';
import { followScroll } from '../../lib/follow-scroll.ts';
import type { LobbyFilters } from './lobby-filters.ts';

/** Scrolls back to the first result when another filter is chosen further down; Back keeps the place it goes to. */
export function useStartOfResults(results: RefObject<HTMLElement | null>, filters: LobbyFilters): void {
  const navigation = useNavigationType();
  const shown = useRef(filters);
  // A page that stands at its top is not measured: between a key and its answer that would be one more layout.
  const mayBeBelow = useRef(true);
  useEffect(() => {
    const look = () => {
      mayBeBelow.current = window.scrollY > 0;
    };
    return followScroll(look, look);
  }, []);
  useEffect(() => {
    if (shown.current === filters) return;
    shown.current = filters;
    if (!mayBeBelow.current) return;
    const start = results.current?.getBoundingClientRect().top ?? 0;
    if (navigation !== 'POP' && start < 0) window.scrollBy({ top: start - HEADROOM_PX, behavior: 'instant' });
    mayBeBelow.current = window.scrollY > 0;
  }, [filters, navigation, results]);
}

/** Room for the header, which stays, and the filters' last row. */
const HEADROOM_PX = 140;
