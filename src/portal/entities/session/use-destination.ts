import { useLocation } from 'react-router-dom';
import { type Destination, isModalState } from '../../access/use-modals.ts';

/** Where the open login or registration leads afterwards; undefined if whoever opened it did not say. */
export function useDestination(): Destination | undefined {
  const { state } = useLocation();
  return isModalState(state) ? state.leadsTo : undefined;
}
