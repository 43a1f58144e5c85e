import { Mail, User } from 'lucide-react';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { forgotPasswordByEmail } from '#generated/client/passwords/passwords.ts';
import { useSite } from '#portal/access/site.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { draftOf, keepDraft } from '#portal/form/drafts.ts';
import { demanded, plainRule, ruleResolver } from '#portal/form/field-rules.ts';
import { RuleTextField } from '#portal/form/rule-fields.tsx';
import { tellAtField, useAttempt } from '#portal/form/use-attempt.ts';
import { Button } from '#portal/ui/button.tsx';
import { usernameRules } from '../login-rules.ts';

type Values = { username: string; email: string };

const DRAFT = 'forgot by email';

/** Requests a reset link. `onSent` gets its validity in minutes. */
export function ForgotByEmail({ onSent }: { readonly onSent: (minutes: number) => void }) {
  const { t } = useTranslation();
  const { attempt, failure } = useAttempt();
  const { username: nameRule, email: mailRule } = useSite()?.register.rules ?? {};
  // VALID-32, VALID-33: by the rules of the site, if it has them.
  const fields = {
    username: { rule: demanded(nameRule, usernameRules.username.rule), kind: 'text' },
    email: { rule: demanded(mailRule, plainRule(3, 254, 11)), kind: 'text' },
  } as const;
  const form = useForm<Values>({
    resolver: ruleResolver<Values>(fields),
    defaultValues: { username: '', email: '', ...draftOf(DRAFT) },
  });
  useEffect(() => () => keepDraft(DRAFT, form.getValues()), [form]);

  const submit = form.handleSubmit((values) =>
    attempt(
      async () => {
        const { expiredMinutes } = await forgotPasswordByEmail(values);
        onSent(expiredMinutes);
      },
      (error) => tellAtField(form, error, { wrong_email: 'email', account_email_unknown: 'username' }),
    ),
  );

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
      <RuleTextField
        form={form}
        name="username"
        field={fields.username}
        label={t('passwords.forgot.username')}
        data-focus-first
        icon={<User size={18} aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RuleTextField
        form={form}
        name="email"
        field={fields.email}
        label={t('passwords.forgot.email')}
        icon={<Mail size={18} aria-hidden="true" />}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      {failure !== undefined && <FailureNote error={failure} onRetry={() => void submit()} />}
      <Button type="submit" variant="brand" size="lg" block loading={form.formState.isSubmitting}>
        {t('passwords.forgot.send')}
      </Button>
    </form>
  );
}
