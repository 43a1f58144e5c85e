import { useQueryClient } from '@tanstack/react-query';
import { getGetSecurityCentreQueryKey } from '../../../../../generated/client/member-security/member-security.ts';
import type { SecurityCentre } from '../../../../../generated/client/model/index.ts';

/** Shows the state of the account that the server answered to a change. */
export function useKeepCentre(): (centre: SecurityCentre) => void {
  const queries = useQueryClient();
  return (centre) => void queries.setQueryData<SecurityCentre>(getGetSecurityCentreQueryKey(), centre);
}
