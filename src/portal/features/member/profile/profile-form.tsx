import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '#generated/model/index.ts';
import {
  updateProfileBodyContactsZaloMax,
  updateProfileBodyPayeeNameMax,
} from '#generated/zod/member-profile/member-profile.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { LANGUAGES } from '#portal/i18n/language.ts';
import { useLanguage } from '#portal/i18n/use-language.ts';
import { formatDay } from '#portal/lib/format.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { AvatarGallery } from './avatar-gallery.tsx';
import { LockedFacts } from './locked-facts.tsx';
import { contactNames, type ProfileProblem, type ProfileValues, plainName } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

type ProfileFormProps = { readonly profile: Profile; readonly onSaved: () => void };

/** The profile as one form. Nothing is saved before the submission, and no input is lost until then. */
export function ProfileForm({ profile, onSaved }: ProfileFormProps) {
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
