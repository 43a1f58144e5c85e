import { Lock, Play, User } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFlag } from '../../access/site.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LoginFailure } from './login-failure.tsx';
import { type LoginValues, loginResolver, longest } from './login-values.ts';
import { rememberedName, rememberedPassword } from './remembered.ts';
import { useFreePlay } from './use-free-play.ts';
import { useLogIn } from './use-log-in.ts';

/** Username and password, and the way into a trial account. What was typed stays until a login succeeded. */
export function LoginForm({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation();
  const form = useForm<LoginValues>({
    resolver: loginResolver,
    defaultValues: { username: rememberedName() ?? '', password: '', remember: rememberedName() !== null },
  });
  const { errors, isSubmitting } = form.formState;
  const [failure, setFailure] = useState<unknown>(null);
  const busy = useRef(false);
  const logIn = useLogIn();
  const freePlay = useFreePlay();
  const offersTrial = useFlag('FREEPLAY3');
  useRememberedPassword((password) => {
    if (!form.getFieldState('password').isDirty) form.setValue('password', password);
  });

  /** One attempt at a time, whichever way in: Enter and a press may both come before the button knows. */
  async function attempt(run: () => Promise<void>) {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    try {
      await run();
      onDone();
    } catch (error) {
      setFailure(error);
    } finally {
      busy.current = false;
    }
  }

  const submit = form.handleSubmit(({ username, password, remember }) =>
    attempt(() => logIn({ username, password }, remember)),
  );

  const helpFor = (field: keyof typeof longest) => {
    const type = errors[field]?.type;
    if (type === 'maxLength') return t('session.tooLong', { max: longest[field] });
    return type && t('session.required', { field: t(`session.${field}`) });
  };

  return (
    <form noValidate onSubmit={submit} className="grid content-start gap-4">
      <TextField
        {...form.register('username')}
        label={t('session.username')}
        placeholder={`${t('session.username')} ＊`}
        icon={<User size={18} aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={helpFor('username')}
      />
      <PasswordField
        {...form.register('password')}
        label={t('session.password')}
        placeholder={`${t('session.password')} ＊`}
        icon={<Lock size={18} aria-hidden="true" />}
        revealLabel={t('common.showPassword')}
        error={helpFor('password')}
      />
      <Checkbox {...form.register('remember')} className="justify-self-start">
        {t('session.remember')}
      </Checkbox>
      {failure !== null && <LoginFailure error={failure} onRetry={submit} />}
      <Button type="submit" variant="brand" size="lg" block loading={isSubmitting}>
        {t('session.submit')}
      </Button>
      {offersTrial && (
        <>
          <p className="flex items-center gap-3 text-xs text-text-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
            {t('session.or')}
          </p>
          <Button block loading={freePlay.starting} onClick={() => attempt(freePlay.start)}>
            <Play size={16} aria-hidden="true" />
            {t('session.freeTrial')}
          </Button>
        </>
      )}
      <p className="text-center text-xs text-text-3">{t('session.adultsOnly')}</p>
    </form>
  );
}

/** Fetches the password of the remembered name once; reading its key takes a moment. */
function useRememberedPassword(apply: (password: string) => void): void {
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    const name = rememberedName();
    if (name) void rememberedPassword(name).then((password) => password && latest.current(password));
  }, []);
}
