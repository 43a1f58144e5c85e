import { useQueryClient } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetMemberInfoQueryKey, getGetPlayerAvatarQueryKey } from '#generated/client/member/member.ts';
import { getListBoundAccountsQueryKey } from '#generated/client/member-accounts/member-accounts.ts';
import {
  getGetProfileQueryKey,
  getListAvatarsQueryKey,
  useGetProfile,
  useListAvatars,
  useUpdateProfile,
} from '#generated/client/member-profile/member-profile.ts';
import { getGetWithdrawalQuoteQueryKey, getListDepositMethodsQueryKey } from '#generated/client/wallet/wallet.ts';
import type { Profile } from '#generated/model/index.ts';
import {
  updateProfileBodyContactsZaloMax,
  updateProfileBodyPayeeNameMax,
} from '#generated/zod/member-profile/member-profile.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { replaceAll } from '#portal/api/read-anew.ts';
import { subscribeToken } from '#portal/api/token.ts';
import { dayOf } from '#portal/entities/date-range/date-range.ts';
import { LoadFailed, LoadState, RowSkeletons } from '#portal/entities/loading/load-state.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { LANGUAGES, useLanguage } from '#portal/i18n/language.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { now } from '#portal/lib/clock.ts';
import { formatDay } from '#portal/lib/format.ts';
import { pictureUrl } from '#portal/lib/urls.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { LimitsSection } from '../limits/limits-section.tsx';
import {
  changeOf,
  contactNames,
  type ProfileProblem,
  type ProfileProblems,
  type ProfileValues,
  plainName,
  problemsOf,
  valuesOf,
} from './profile-values.ts';

/** The pages that ask for the profile first. They name themselves in `for`, and get the member back. */
const askers: readonly (string | null)[] = ['depositv2', 'withdraw'];

/** `profile`: what the member tells about itself, and what keeps its play within bounds (MEMBER-18, MEMBER-22). */
export function ProfilePage() {
  const query = useGetProfile();
  const { params, show } = usePanel();
  const asker = params.get('for');
  return (
    <div className="grid gap-8">
      {query.data ? (
        <ProfileForm profile={query.data} onSaved={() => asker !== null && askers.includes(asker) && show(asker)} />
      ) : (
        <Card>
          <LoadState query={query} skeleton={<RowSkeletons rows={16} />} />
        </Card>
      )}
      <LimitsSection />
    </div>
  );
}

type ProfileFormProps = { readonly profile: Profile; readonly onSaved: () => void };

/** The profile as one form. Nothing is saved before the submission, and no input is lost until then. */
function ProfileForm({ profile, onSaved }: ProfileFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const form = useProfileForm(profile, onSaved);
  const [asking, setAsking] = useState(false);
  const { values, set, problems, change } = form;
  const once = change?.payeeName !== undefined || change?.birthday !== undefined;
  const problem = (found: ProfileProblem | undefined) =>
    found && t(`member.profile.problem.${found}`, { age: profile.minimumAge });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!change || !form.check()) return;
    if (once) setAsking(true);
    else void form.save();
  }

  return (
    <form noValidate onSubmit={submit} className="mx-auto grid w-full max-w-220 gap-4">
      <Card className="p-5">
        <AvatarGallery value={values.avatarId} url={profile.avatarUrl} onChange={(id) => set('avatarId', id)} />
      </Card>
      <Card className="grid gap-4 p-5 sm:grid-cols-2">
        <TextField
          label={t('member.profile.nickname')}
          hint={t('member.profile.nicknameHint')}
          autoComplete="nickname"
          value={values.nickname}
          onChange={(event) => set('nickname', event.target.value)}
          error={problem(problems.nickname)}
        />
        <div className="grid content-start gap-1.5">
          <span className="text-sm font-medium text-text-2">{t('member.profile.language')}</span>
          <Segmented
            label={t('member.profile.language')}
            options={LANGUAGES.map((value) => ({ value, label: t(`shell.language.${value}`) }))}
            value={values.language}
            onChange={(language) => set('language', language)}
            className="w-full"
          />
        </div>
        {profile.payeeName === null && (
          <TextField
            label={t('member.profile.payeeName')}
            hint={t('member.profile.payeeNameHint')}
            autoComplete="name"
            maxLength={updateProfileBodyPayeeNameMax}
            value={values.payeeName}
            onChange={(event) => set('payeeName', event.target.value.toUpperCase())}
            // A keyboard puts accents on letters that stand there already, so they go when the name is complete.
            onBlur={() => values.payeeName !== '' && set('payeeName', plainName(values.payeeName))}
            error={problem(problems.payeeName)}
          />
        )}
        {profile.birthday === null && (
          <TextField
            type="date"
            label={t('member.profile.birthday')}
            hint={t('member.profile.birthdayHint', { age: profile.minimumAge })}
            autoComplete="bday"
            value={values.birthday}
            onChange={(event) => set('birthday', event.target.value)}
            error={problem(problems.birthday)}
          />
        )}
      </Card>
      <LockedFacts profile={profile} />
      <ContactFields values={values} onChange={set} />
      {form.failure !== undefined && <FailureNote error={form.failure} onRetry={() => void form.save()} />}
      <div className="sticky -bottom-6 z-sticky -mx-1 -mb-6 flex flex-wrap justify-end gap-2 bg-surface-0 px-1 pt-3 pb-6 sm:-bottom-7 sm:-mb-7 sm:pb-7">
        <Button disabled={!change} onClick={form.discard}>
          {t('member.profile.discard')}
        </Button>
        <Button type="submit" variant="brand" disabled={!change} loading={form.saving}>
          {t('member.profile.save')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('member.profile.onceTitle')}
          body={
            <>
              <p>{t('member.profile.onceBody')}</p>
              <ul className="mt-2 font-semibold text-text-1">
                {change?.payeeName && <li>{change.payeeName}</li>}
                {change?.birthday && <li>{formatDay(change.birthday, locale)}</li>}
              </ul>
            </>
          }
          cancelLabel={t('member.profile.onceBack')}
          confirmLabel={t('member.profile.save')}
          loading={form.saving}
          onCancel={() => setAsking(false)}
          onConfirm={() => void form.save().finally(() => setAsking(false))}
        />
      )}
    </form>
  );
}

/** The state of the profile form: values, problems and saving. */
function useProfileForm(profile: Profile, onSaved: () => void) {
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

// In memory only, and only until another member uses this browser.
let draft: Partial<ProfileValues> | undefined;
subscribeToken(() => {
  draft = undefined;
});

/** The values that were typed and not saved, kept while the member visits other pages. */
function profileDraft(): Partial<ProfileValues> | undefined {
  return draft;
}

/** Stores the input; undefined deletes it. */
function keepProfileDraft(values: Partial<ProfileValues> | undefined): void {
  draft = values;
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

/** Values that the form cannot change: the account, bound contacts, and values that can be given only once. */
function LockedFacts({ profile }: { readonly profile: Profile }) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const dates = useDates();
  const { account, payeeName, birthday, email, mobile, createdAt } = profile;
  const facts = [
    { name: 'account', value: account, locked: false },
    { name: 'since', value: dates.write(Date.parse(createdAt), 'date'), locked: false },
    { name: 'payeeName', value: payeeName, locked: true },
    {
      name: 'birthday',
      value: birthday && formatDay(birthday, locale),
      locked: true,
    },
    { name: 'mobile', value: mobile ?? t('member.profile.notGiven'), locked: false },
    { name: 'email', value: email ?? t('member.profile.notGiven'), locked: false },
  ] as const;
  return (
    <Card>
      <dl className="grid sm:grid-cols-2">
        {facts.map(({ name, value, locked }) =>
          value === null ? null : (
            <div key={name} className="min-w-0 px-5 py-3.5">
              <dt className="text-xs text-text-3">{t(`member.profile.${name}`)}</dt>
              <dd className="flex items-center justify-between gap-3 font-semibold wrap-anywhere">
                {value}
                {locked && (
                  <Badge>
                    <Lock size={14} aria-hidden="true" />
                    {t('member.profile.locked')}
                  </Badge>
                )}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="border-t border-line px-5 py-3 text-xs text-text-3">{t('member.profile.lockedHint')}</p>
    </Card>
  );
}

type AvatarGalleryProps = {
  /** The chosen id, empty for none. */
  readonly value: string;
  /** The current image. */
  readonly url: string | null;
  readonly onChange: (avatarId: string) => void;
};

const SKELETONS = Array.from({ length: 12 }, (_, index) => `skeleton-${index}`);

/**
 * The drawn pictures to choose from, on phones folded above what the page is opened for. Radio buttons, so the arrow
 * keys come with the platform.
 */
function AvatarGallery({ value, url, onChange }: AvatarGalleryProps) {
  const { t } = useTranslation();
  const name = useId();
  const { data, error, isFetching, refetch } = useListAvatars();
  const hasRoom = useMediaQuery('(width >= 640px)');
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = hasRoom || isUnfolded;
  const chosen = data?.find(({ avatarId }) => avatarId === value)?.avatarUrl ?? url;
  return (
    <fieldset className="grid min-w-0 grid-cols-[96px_minmax(0,1fr)] items-center gap-4 sm:items-start sm:gap-6">
      <legend className="sr-only">{t('member.profile.avatar')}</legend>
      <div aria-hidden="true" className="size-24 overflow-hidden rounded-full bg-avatar">
        {chosen && <img src={pictureUrl(chosen)} alt="" width="96" height="96" className="size-full object-cover" />}
      </div>
      {!hasRoom && (
        <div className="grid justify-items-start gap-2">
          <p className="text-sm font-medium text-text-2">{t('member.profile.avatar')}</p>
          <Button size="sm" aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
            {t('member.profile.avatarChoose')}
          </Button>
        </div>
      )}
      <div hidden={!isOpen} className="min-w-0 max-sm:col-span-2">
        {hasRoom && <p className="mb-2 text-sm font-medium text-text-2">{t('member.profile.avatar')}</p>}
        {!data && error && <LoadFailed error={error} busy={isFetching} onRetry={() => void refetch()} />}
        <div className="flex flex-wrap gap-2">
          {!data && !error && SKELETONS.map((key) => <Skeleton key={key} className="size-11 rounded-full" />)}
          {data?.map(({ avatarId, avatarUrl }, index) => (
            <label
              key={avatarId}
              className="relative size-11 cursor-pointer rounded-full p-0.5 has-checked:outline-2 has-checked:outline-brand-graphic has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={avatarId}
                checked={avatarId === value}
                onChange={() => onChange(avatarId)}
                aria-label={
                  avatarId === 'own'
                    ? t('member.profile.avatarOwn')
                    : t('member.profile.avatarNumber', { number: index })
                }
                className="sr-only"
              />
              <img
                src={pictureUrl(avatarUrl)}
                alt=""
                width="40"
                height="40"
                loading="lazy"
                className="size-full rounded-full object-cover"
              />
            </label>
          ))}
        </div>
      </div>
    </fieldset>
  );
}

type ContactFieldsProps = {
  readonly values: ProfileValues;
  readonly onChange: (name: (typeof contactNames)[number], value: string) => void;
};

/** Further contact fields of the member, all optional. */
function ContactFields({ values, onChange }: ContactFieldsProps) {
  const { t } = useTranslation();
  return (
    <Card className="p-5">
      <fieldset className="grid min-w-0 gap-4 sm:grid-cols-2">
        <legend className="sr-only">{t('member.profile.contacts')}</legend>
        <div className="sm:col-span-2">
          <p className="text-[15px] font-semibold">{t('member.profile.contacts')}</p>
          <p className="text-sm text-text-2">{t('member.profile.contactsHint')}</p>
        </div>
        {contactNames.map((name) => (
          <TextField
            key={name}
            label={t(`member.profile.contact.${name}`)}
            autoComplete="off"
            // All contacts have the same bound.
            maxLength={updateProfileBodyContactsZaloMax}
            value={values[name]}
            onChange={(event) => onChange(name, event.target.value)}
          />
        ))}
      </fieldset>
    </Card>
  );
}
