import { type ContextType, useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router-dom';

/**
 * The router itself, for its present address: `useLocation` tells the one that is drawn, which a slow device may not have
 * brought up to date. React Router offers no other way; nothing else of the portal uses its internals.
 */
export function useRouter(): NonNullable<ContextType<typeof DataRouterContext>>['router'] | undefined {
  return useContext(DataRouterContext)?.router;
}
