import { Lock, LogOut, User } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changePassword } from '#generated/client/passwords/passwords.ts';
import { paths } from '#portal/access/paths.ts';
import { leaveSession } from '#portal/access/session.ts';
import { useSite } from '#portal/access/site.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { justLoggedIn } from '#portal/entities/session/start-session.ts';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { RulePasswordField } from '#portal/form/rule-fields.tsx';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { sessionStore } from '#portal/lib/storage.ts';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { notePasswordChange } from '../login-reason.tsx';
import { againRule, passwordRule, usernameRules } from '../login-rules.ts';
import { forgetPassword } from '../remembered.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

type Values = { oldPassword: string; newPassword: string; confirmNewPassword: string };

/**
 * `changePassModal` (PASSWORD-01). While a change is due, the only other way is to sign out. The old password is
 * required unless it was typed at this login (ENTITY-10, VALID-31).
 */
export function ChangePassword({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { swap } = useModals();
  const { attempt, failure } = useAttempt();
  const site = useSite();
  const isDue = sessionStore.get('cpw') === '1';
  const account = sessionStore.get('account') ?? '';
  const typed = justLoggedIn()?.password;
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: ruleResolver<Values>(
      {
        ...(typed === undefined && { oldPassword: usernameRules.password }),
        newPassword: passwordRule(site),
        confirmNewPassword: againRule,
      },
      { of: 'newPassword', in: 'confirmNewPassword' },
    ),
    defaultValues: { oldPassword: '', newPassword: '', confirmNewPassword: '' },
  });

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        await changePassword({ ...values, oldPassword: typed ?? values.oldPassword });
        forgetPassword(account);
        leaveSession();
        notePasswordChange();
        // PASSWORD-04; a site where every page requires a login has a login page instead of the modal.
        if (site?.settings.loginedToHomePage) navigate(paths.login, { replace: true });
        else swap('changePassword', 'login');
      },
      (error) =>
        tellAtField(form, error, {
          ...(typed === undefined && { wrong_password: 'oldPassword' }),
          password_unchanged: 'newPassword',
          passwords_do_not_match: 'confirmNewPassword',
        }),
    ),
  );

  function signOut() {
    leaveSession();
    navigate(paths.home, { replace: true });
    toast.info(t('shell.signOut.done'));
  }

  return (
    <Modal
      title={isDue ? t('passwords.change.title') : t('passwords.change.chosen')}
      closeLabel={t('common.close')}
      onClose={isDue ? undefined : onClose}
      className="sm:max-w-130"
    >
      <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4 px-6 pt-1 pb-6">
        <p className="flex items-center gap-2.5 rounded-md bg-surface-2 px-3.5 py-2.5 text-sm">
          <User size={18} aria-hidden="true" className="text-text-3" />
          <span className="text-text-2">{t('passwords.change.account')}</span>
          <b className="font-semibold">{account}</b>
        </p>
        {typed === undefined && (
          <RulePasswordField
            form={form}
            name="oldPassword"
            field={usernameRules.password}
            label={t('passwords.old')}
            icon={<Lock size={18} aria-hidden="true" />}
          />
        )}
        <NewPasswordFields form={form} name="newPassword" again="confirmNewPassword" />
        {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
        <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
          {t('passwords.save')}
        </Button>
        <p className="flex items-center justify-center gap-1.5 text-xs text-text-3">
          <LogOut size={14} aria-hidden="true" />
          {t('passwords.otherDevices')}
        </p>
        {isDue && (
          <Button variant="ghost" onClick={signOut}>
            {t('passwords.change.signOut')}
          </Button>
        )}
      </form>
    </Modal>
  );
}
