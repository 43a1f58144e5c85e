import { CircleCheck, LogOut } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { resetPassword } from '#generated/client/passwords/passwords.ts';
import { paths } from '#portal/access/paths.ts';
import { useSite } from '#portal/access/site.ts';
import { useAddress } from '#portal/access/use-address.ts';
import { useModals } from '#portal/access/use-modals.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { LoginArt } from '#portal/entities/session/login-art.tsx';
import { ruleResolver } from '#portal/form/field-rules.ts';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { Button, buttonClass } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { againRule, passwordRule } from '../login-rules.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

/** The page of the link in a reset mail: sets a new password with the ticket of the address (PASSWORD-13). */
export function ResetPasswordPage() {
  const [params] = useAddress();
  const ticket = params.get('ticket');
  const [isDone, setDone] = useState(false);
  return (
    <div className="mx-auto grid max-w-304 items-start gap-6 lg:min-h-190 lg:grid-cols-[minmax(0,520px)_minmax(0,1fr)]">
      <Card className="grid grid-cols-1 content-start gap-4.5 px-5 pt-7.5 pb-6.5 sm:px-10 lg:self-center">
        {isDone ? <Done /> : <Reset ticket={ticket} onDone={() => setDone(true)} />}
      </Card>
      <LoginArt large className="h-full rounded-xl max-lg:hidden" />
    </div>
  );
}

type Values = { newPassword: string; confirmNewPassword: string };
type ResetProps = { readonly ticket: string | null; readonly onDone: () => void };

/** The format of the ticket by the contract; anything else is invalid. */
const ticketForm = /^[A-Za-z0-9_-]{20,128}$/;

function Reset({ ticket, onDone }: ResetProps) {
  const { t } = useTranslation();
  const { open } = useModals();
  const { attempt, failure } = useAttempt();
  const form = useForm<Values>({
    mode: 'onChange',
    resolver: ruleResolver<Values>(
      { newPassword: passwordRule(useSite()), confirmNewPassword: againRule },
      { of: 'newPassword', in: 'confirmNewPassword' },
    ),
    defaultValues: { newPassword: '', confirmNewPassword: '' },
  });
  const isTicket = ticket !== null && ticketForm.test(ticket);
  const isRefused = failure instanceof ApiError && failure.code === 'reset_ticket_invalid';

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        await resetPassword({ ticket: ticket ?? '', ...values });
        onDone();
      },
      (error) =>
        tellAtField(form, error, {
          password_unchanged: 'newPassword',
          passwords_do_not_match: 'confirmNewPassword',
        }),
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      <div>
        <h1 className="display text-3xl">{t('passwords.reset.title')}</h1>
        <p className="mt-1 text-text-2">{isTicket ? t('passwords.reset.lead') : t('passwords.reset.noTicket')}</p>
      </div>
      {isTicket && <NewPasswordFields form={form} name="newPassword" again="confirmNewPassword" />}
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      {isTicket && !isRefused ? (
        <>
          <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
            {t('passwords.save')}
          </Button>
          <p className="flex items-center justify-center gap-1.5 text-xs text-text-3">
            <LogOut size={14} aria-hidden="true" />
            {t('passwords.otherDevices')}
          </p>
        </>
      ) : (
        <Button variant="brand" size="lg" block onClick={() => open('forgetPassword', { own: true })}>
          {t('passwords.reset.another')}
        </Button>
      )}
    </form>
  );
}

function Done() {
  const { t } = useTranslation();
  return (
    <div role="status" className="grid justify-items-start gap-3">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck size={24} aria-hidden="true" />
      </span>
      <h1 className="display text-3xl">{t('passwords.reset.doneTitle')}</h1>
      <p className="text-text-2">{t('passwords.reset.doneBody')}</p>
      <Link to={paths.login} className={buttonClass({ variant: 'brand', size: 'lg' })}>
        {t('shell.header.login')}
      </Link>
    </div>
  );
}
