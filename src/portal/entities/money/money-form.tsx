import { CircleCheck, CircleHelp, CircleX, Clock } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { cn } from '../../lib/cn.ts';
import { useLostFocus } from '../../lib/focus.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FailureNote } from '../session/failure-note.tsx';
import { type Fact, Facts } from './facts.tsx';
import { PaymentPasswordField } from './payment-password.tsx';
import type { MoneyFormState } from './use-money-form.ts';

type ReceiptState = 'completed' | 'pending' | 'failed';

type MoneyFormProps<Name extends string, Result> = {
  readonly form: MoneyFormState<Name, Result>;
  /** Renders the fields; `told` shows their problems. */
  readonly fields: (told: boolean) => ReactNode;
  /** Whether the fields hold valid values. */
  readonly ready: boolean;
  /** The verb with the amount, for the button and the confirmation. */
  readonly action: string;
  readonly question: string;
  /** The effect of the submission. */
  readonly facts: readonly Fact[];
  readonly receipt: (result: Result) => {
    readonly title: string;
    readonly reference: string;
    readonly facts: readonly Fact[];
    readonly next: string;
    /** How it ended; `completed` unless it says so. */
    readonly state?: ReceiptState;
  };
  readonly again: string;
  /** The cost, under the button. */
  readonly terms?: ReactNode;
  /** What stands above the button, and the class names of the part that holds them and the cost. */
  readonly foot?: { readonly className: string; readonly content: ReactNode };
};

/** The steps of a money form: fields, confirmation, an unknown outcome, receipt. */
export function MoneyForm<Name extends string, Result>(props: MoneyFormProps<Name, Result>) {
  const { form, fields, ready, action, question, facts, receipt, again, terms, foot } = props;
  const { t } = useTranslation();
  const [told, setTold] = useState(false);

  if (form.step === 'done' && form.result !== undefined) {
    const { renewing, startAnew } = form;
    return <Receipt {...receipt(form.result)} again={again} renewing={renewing} onAgain={startAnew} />;
  }
  if (form.step === 'unknown') return <Unknown form={form} facts={facts} />;

  const missing = form.isPasswordMissing ? t('money.passwordMissing') : undefined;
  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (ready && missing === undefined) form.review();
  }

  return (
    <form noValidate onSubmit={submit} className={foot ? 'flex flex-1 flex-col gap-3.5' : 'grid gap-4'}>
      {fields(told)}
      {form.asksPassword && (
        <PaymentPasswordField value={form.password} onChange={form.setPassword} error={told ? missing : undefined} />
      )}
      <MoneyFailure form={form} onRetry={form.review} />
      <div className={foot?.className ?? 'grid gap-4'}>
        {foot?.content}
        <Button type="submit" variant="brand" size="lg" block>
          {action}
        </Button>
        {terms}
      </div>
      {form.step === 'confirm' && (
        <ConfirmDialog
          title={question}
          body={<Facts facts={facts} />}
          cancelLabel={t('money.back')}
          confirmLabel={action}
          loading={form.sending}
          onCancel={() => {
            // A sent request cannot be cancelled.
            if (!form.sending) form.back();
          }}
          onConfirm={() => void form.submit()}
        />
      )}
    </form>
  );
}

type UnknownProps<Name extends string, Result> = {
  readonly form: MoneyFormState<Name, Result>;
  readonly facts: readonly Fact[];
};

/** The connection was lost after sending. It says that the outcome is unknown, and sends again with the same key. */
function Unknown<Name extends string, Result>({ form, facts }: UnknownProps<Name, Result>) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const note = useLostFocus<HTMLDivElement>();
  function retry(event: FormEvent) {
    event.preventDefault();
    if (!form.isPasswordMissing) void form.submit();
  }
  return (
    <form noValidate onSubmit={retry} className="grid gap-4">
      <div
        ref={note}
        tabIndex={-1}
        role="alert"
        className="flex items-start gap-2.5 rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn"
      >
        <CircleHelp size={18} aria-hidden="true" className="mt-px flex-none" />
        <div>
          <p className="font-semibold">{t('money.unknown.title')}</p>
          <p>{t('money.unknown.body')}</p>
        </div>
      </div>
      <Facts facts={facts} />
      {form.asksPassword && <PaymentPasswordField value={form.password} onChange={form.setPassword} />}
      {form.failure instanceof ApiError && form.failure.status > 0 && <MoneyFailure form={form} />}
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={() => setAsking(true)}>{t('money.unknown.discard')}</Button>
        <Button type="submit" variant="brand" loading={form.sending} disabled={form.isPasswordMissing}>
          {t('money.unknown.retry')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={t('money.unknown.askTitle')}
          body={t('money.unknown.askBody')}
          cancelLabel={t('money.back')}
          confirmLabel={t('money.unknown.discard')}
          tone="danger"
          onCancel={() => setAsking(false)}
          onConfirm={form.startAnew}
        />
      )}
    </form>
  );
}

type ReceiptProps = {
  readonly title: string;
  readonly reference: string;
  readonly facts: readonly Fact[];
  readonly next: string;
  readonly state?: ReceiptState;
  readonly again: string;
  /** Whether the amounts are still read again on which another form depends. */
  readonly renewing: boolean;
  readonly onAgain: () => void;
};

const receiptLook = {
  completed: { Icon: CircleCheck, tone: 'text-success' },
  pending: { Icon: Clock, tone: 'text-info' },
  failed: { Icon: CircleX, tone: 'text-danger' },
} as const;

function Receipt({ title, reference, facts, next, state = 'completed', again, renewing, onAgain }: ReceiptProps) {
  const { t } = useTranslation();
  const note = useLostFocus<HTMLDivElement>();
  const { Icon, tone } = receiptLook[state];
  return (
    <Card className="grid gap-4 p-5">
      <div ref={note} tabIndex={-1} role="status" className={cn('flex items-center gap-2.5', tone)}>
        <Icon size={22} aria-hidden="true" className="flex-none" />
        <p className="title text-lg text-text-1">{title}</p>
      </div>
      <Facts facts={[...facts, { label: t('money.reference'), value: reference }]} />
      <p className="text-sm text-text-2">{next}</p>
      <Button loading={renewing} onClick={onAgain}>
        {again}
      </Button>
    </Card>
  );
}

type MoneyFailureProps<Name extends string, Result> = {
  readonly form: Pick<MoneyFormState<Name, Result>, 'failure' | 'isOffline' | 'submit'>;
  /** What a retry does, where it does not send at once. */
  readonly onRetry?: () => void;
  /** In the place of the usual text of the error, where the form knows more. */
  readonly reason?: string | undefined;
};

/** Why the money form was not executed, if it was not. Without a network it says that nothing was sent. */
export function MoneyFailure<Name extends string, Result>({ form, onRetry, reason }: MoneyFailureProps<Name, Result>) {
  const { t } = useTranslation();
  if (form.failure === undefined) return null;
  const retry = onRetry ?? (() => void form.submit());
  return <FailureNote error={form.failure} reason={form.isOffline ? t('money.offline') : reason} onRetry={retry} />;
}
