import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetMemberInfoQueryKey, getGetPlayerAvatarQueryKey } from '#generated/client/member/member.ts';
import { getListBoundAccountsQueryKey } from '#generated/client/member-accounts/member-accounts.ts';
import {
  getGetProfileQueryKey,
  getListAvatarsQueryKey,
  useUpdateProfile,
} from '#generated/client/member-profile/member-profile.ts';
import { getGetWithdrawalQuoteQueryKey, getListDepositMethodsQueryKey } from '#generated/client/wallet/wallet.ts';
import type { Profile } from '#generated/model/index.ts';
import { useBrandZone } from '#portal/access/use-dates.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { replaceAll } from '#portal/api/read-anew.ts';
import { dayOf } from '#portal/entities/date-range/date-range.ts';
import { now } from '#portal/lib/clock.ts';
import { toast } from '#portal/ui/toast.ts';
import { keepProfileDraft, profileDraft } from './profile-draft.ts';
import { changeOf, type ProfileProblems, type ProfileValues, problemsOf, valuesOf } from './profile-values.ts';

/** The state of the profile form: values, problems and saving. */
export function useProfileForm(profile: Profile, onSaved: () => void) {
  const { t } = useTranslation();
  const timeZone = useBrandZone();
  const queries = useQueryClient();
  const before = valuesOf(profile);
  // Only what was typed: the rest follows the profile, which may be read again meanwhile.
  const [typed, setTyped] = useState<Partial<ProfileValues>>(() => profileDraft() ?? {});
  const values = { ...before, ...typed };
  const [problems, setProblems] = useState<ProfileProblems>({});
  const [failure, setFailure] = useState<unknown>();
  const update = useUpdateProfile();
  const change = changeOf(before, values);

  function set<Name extends keyof ProfileValues>(name: Name, value: ProfileValues[Name]) {
    const next = { ...typed, [name]: value };
    setTyped(next);
    keepProfileDraft(changeOf(before, { ...before, ...next }) && next);
    if (problems[name]) setProblems({ ...problems, [name]: undefined });
  }

  function discard() {
    keepProfileDraft(undefined);
    setTyped({});
    setProblems({});
    setFailure(undefined);
  }

  /** Whether the form can be sent; otherwise the fields show why not. */
  function check(): boolean {
    const found = change ? problemsOf(change, profile, dayOf(now(), timeZone)) : {};
    setProblems(found);
    return Object.keys(found).length === 0;
  }

  async function save() {
    if (!change || update.isPending) return;
    setFailure(undefined);
    try {
      const saved = await update.mutateAsync({ data: change });
      keepProfileDraft(undefined);
      queries.setQueryData(getGetProfileQueryKey(), saved);
      setTyped({});
      toast.success(t('member.profile.saved'));
      const shown = [getGetMemberInfoQueryKey(), getGetPlayerAvatarQueryKey(), getListAvatarsQueryKey()];
      for (const queryKey of shown) void queries.invalidateQueries({ queryKey });
      // Their pages ask for the name and the birthday first.
      const asking = [getListBoundAccountsQueryKey(), getGetWithdrawalQuoteQueryKey(), getListDepositMethodsQueryKey()];
      void replaceAll(queries, asking);
      onSaved();
    } catch (error) {
      const told = toldAtField(error);
      if (told) setProblems(told);
      else setFailure(error);
    }
  }

  return { values, set, problems, failure, change, check, save, discard, saving: update.isPending };
}

/** Shows the server's errors at their fields. */
function toldAtField(error: unknown): ProfileProblems | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === 'age_too_low') return { birthday: 'age' };
  const pointers = error.details?.fields?.map(({ pointer }) => pointer) ?? [];
  const found: ProfileProblems = {
    ...(pointers.includes('/body/nickname') && { nickname: 'nicknameRefused' }),
    ...(pointers.includes('/body/payeeName') && { payeeName: 'payeeName' }),
    ...(pointers.includes('/body/birthday') && { birthday: 'birthday' }),
  };
  return Object.keys(found).length > 0 ? found : undefined;
}
