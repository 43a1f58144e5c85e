import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  setSessionLimitBodyMinutesMax,
  setSessionLimitBodyMinutesMin,
} from '#generated/zod/member-limits/member-limits.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useAmount } from '#portal/entities/money/use-amount.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { now } from '#portal/lib/clock.ts';
import { Button } from '#portal/ui/button.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { toast } from '#portal/ui/toast.ts';
import { compareAmounts } from '#shared/money/amount.ts';
import { durationText } from './duration-text.ts';
import type { LimitView } from './limit-view.ts';
import { useSetLimit } from './use-set-limit.ts';

const DAY = 86_400_000;

type LimitModalProps = { readonly view: LimitView; readonly onClose: () => void };

/** Sets, changes or removes a limit. It says before from when the new value will hold. */
export function LimitModal({ view, onClose }: LimitModalProps) {
  const { t } = useTranslation();
  return (
    <Modal title={view.name} closeLabel={t('common.close')} onClose={onClose} className="sm:min-h-0 sm:w-120">
      {view.source.kind === 'money' ? (
        <MoneyForm view={view} present={view.source.of.amount} onClose={onClose} />
      ) : (
        <TimeForm view={view} present={view.source.of.minutes} onClose={onClose} />
      )}
    </Modal>
  );
}

function MoneyForm({ view, present, onClose }: LimitModalProps & { readonly present: string | null }) {
  const { t } = useTranslation();
  const unit = useMoneyUnit();
  const [text, setText] = useState('');
  const smallest = unit.decimals === 0 ? '1' : `0.${'1'.padStart(unit.decimals, '0')}`;
  const most = view.isOperators && present !== null ? present : '999999999999.99';
  const { amount, problem } = useAmount(text, unit, { min: smallest, max: most });
  return (
    <ValueForm
      view={view}
      value={problem === undefined ? amount : undefined}
      order={amount === undefined || present === null ? -1 : compareAmounts(amount, present)}
      onClose={onClose}
    >
      {(tried) => (
        <TextField
          label={t('member.limits.form.amount')}
          inputMode={unit.decimals > 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          data-focus-first
          icon={unit.symbol ? <span className="num">{unit.symbol}</span> : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
          hint={amount && t('money.readAs', { amount: unit.write(amount) })}
          error={tried ? problem : undefined}
        />
      )}
    </ValueForm>
  );
}

function TimeForm({ view, present, onClose }: LimitModalProps & { readonly present: number | null }) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const minutes = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0;
  const isGood = minutes >= setSessionLimitBodyMinutesMin && minutes <= setSessionLimitBodyMinutesMax;
  return (
    <ValueForm
      view={view}
      value={isGood ? String(minutes) : undefined}
      order={present === null ? -1 : minutes - present}
      onClose={onClose}
    >
      {(tried) => (
        <TextField
          label={t('member.limits.form.minutes')}
          inputMode="numeric"
          autoComplete="off"
          data-focus-first
          value={text}
          onChange={(event) => setText(event.target.value)}
          hint={isGood ? durationText(t, minutes) : t('member.limits.form.minutesHint')}
          error={tried && !isGood ? t('member.limits.form.minutesProblem') : undefined}
        />
      )}
    </ValueForm>
  );
}

type ValueFormProps = LimitModalProps & {
  /** The value to send; undefined while the field holds none. */
  readonly value: string | undefined;
  /** Negative where it is lower than the present limit, or the first one. */
  readonly order: number;
  readonly children: (tried: boolean) => React.ReactNode;
};

function ValueForm({ view, value, order, onClose, children }: ValueFormProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const set = useSetLimit();
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState<'save' | 'remove'>();
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly value: string | null }>();
  const { limit, isOperators, pending } = view;
  // The server decides; this is what it will say.
  const later = dates.write(now() + DAY);

  async function send(next: string | null) {
    if (sending) return;
    setSending(next === null ? 'remove' : 'save');
    setFailed(undefined);
    try {
      await set(view.source, next);
      const waits = next === null || order > 0;
      toast.success(waits ? t('member.limits.form.waiting', { time: later }) : t('member.limits.form.saved'));
      onClose();
    } catch (error) {
      setFailed({ error, value: next });
    } finally {
      setSending(undefined);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (value !== undefined) void send(value);
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4 px-6 pb-6">
      {children(tried)}
      {value !== undefined && (
        <p className="text-sm text-text-2" aria-live="polite">
          {order < 0 && t('member.limits.form.atOnce')}
          {order === 0 && t('member.limits.form.same')}
          {order > 0 && t('member.limits.form.later', { time: later, limit: limit ?? t('member.limits.none') })}
        </p>
      )}
      {failed && <FailureNote error={failed.error} onRetry={() => void send(failed.value)} />}
      <Button type="submit" variant="brand" size="lg" block loading={sending === 'save'}>
        {t('member.limits.form.save')}
      </Button>
      {limit !== null && !isOperators && !(pending && pending.limit === null) && (
        <div className="grid gap-2 border-t border-line pt-4">
          <p className="text-sm text-text-2">{t('member.limits.form.removeBody', { time: later, limit })}</p>
          <Button variant="outline" block loading={sending === 'remove'} onClick={() => void send(null)}>
            {t('member.limits.form.remove')}
          </Button>
        </div>
      )}
    </form>
  );
}
