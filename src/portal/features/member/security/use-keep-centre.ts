import { useQueryClient } from '@tanstack/react-query';
import { getGetProfileQueryKey } from '#generated/client/member-profile/member-profile.ts';
import { getGetSecurityCentreQueryKey } from '#generated/client/member-security/member-security.ts';
import type { SecurityCentre, SecurityItem, TwoStepState } from '#generated/model/index.ts';
import { replaceAll } from '#portal/api/read-anew.ts';

/** Shows the state of the account that the server answered to a change. */
export function useKeepCentre(): (centre: SecurityCentre) => void {
  const queries = useQueryClient();
  return (centre) => {
    queries.setQueryData<SecurityCentre>(getGetSecurityCentreQueryKey(), centre);
    // It tells the bound contacts as well.
    void replaceAll(queries, [getGetProfileQueryKey()]);
  };
}

/** Shows whether two-step login is on, as the server answered to a change, and asks for what follows from it. */
export function useKeepTwoStep(): (state: TwoStepState) => void {
  const queries = useQueryClient();
  const queryKey = getGetSecurityCentreQueryKey();
  return ({ enabled, changedAt }) => {
    const changed = { state: enabled ? 'done' : 'missing', changedAt: enabled ? changedAt : null } as const;
    const change = (item: SecurityItem) => (item.kind === 'two_step_login' ? { ...item, ...changed } : item);
    queries.setQueryData<SecurityCentre>(
      queryKey,
      (before) => before && { ...before, items: before.items.map(change) },
    );
    void queries.invalidateQueries({ queryKey });
  };
}
