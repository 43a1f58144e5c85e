import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Lock, Pause } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  getGetPlayLimitsQueryKey,
  getGetRealityCheckQueryKey,
  setMoneyLimit,
  setSessionLimit,
  useGetPlayLimits,
  useSetRealityCheck,
  useStartSelfExclusion,
} from '#generated/client/member-limits/member-limits.ts';
import { getListDepositMethodsQueryKey } from '#generated/client/wallet/wallet.ts';
import type { ExclusionPeriod, PlayLimits, RealityCheck } from '#generated/model/index.ts';
import {
  setSessionLimitBodyMinutesMax,
  setSessionLimitBodyMinutesMin,
} from '#generated/zod/member-limits/member-limits.ts';
import { paths } from '#portal/access/paths.ts';
import { leaveSession } from '#portal/access/session.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { errorText } from '#portal/api/error-text.ts';
import { replaceAll } from '#portal/api/read-anew.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { now } from '#portal/lib/clock.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { ConfirmDialog } from '#portal/ui/confirm-dialog.tsx';
import { TextField } from '#portal/ui/fields.tsx';
import { Modal } from '#portal/ui/modal.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { toast } from '#portal/ui/toast.tsx';
import { compareAmounts } from '#shared/money/amount.ts';
import { durationText } from './duration-text.ts';
import { LimitBar, type LimitView, limitGroups } from './limit-view.tsx';

/** The limits of deposits, losses and time, the reality check and self-exclusion (MEMBER-22). */
export function LimitsSection() {
  const { t } = useTranslation();
  const write = useMoney();
  // What is used changes with every bet.
  const query = useGetPlayLimits({ query: { staleTime: 0 } });
  const { data } = query;
  return (
    <section aria-labelledby="limits-title" className="mx-auto grid w-full max-w-220 gap-4">
      <div>
        <h3 id="limits-title" className="title text-lg">
          {t('member.limits.title')}
        </h3>
        <p className="text-sm text-text-2">{t('member.limits.intro')}</p>
      </div>
      {!data && (
        <Card>
          <LoadState query={query} />
        </Card>
      )}
      {data && (
        <>
          {limitGroups(t, write, data).map(({ kind, limits }) => (
            <Card key={kind}>
              <div className="border-b border-line px-4 py-3 sm:px-5">
                <h4 className="font-semibold">{t(`member.limits.kind.${kind}`)}</h4>
                <p className="text-xs text-text-3">{t(`member.limits.what.${kind}`)}</p>
              </div>
              <ul aria-label={t(`member.limits.kind.${kind}`)} className="divide-y divide-line">
                {limits.map((view) => (
                  <LimitRow key={view.key} view={view} />
                ))}
              </ul>
            </Card>
          ))}
          <RealityCard minutes={data.realityCheckMinutes} choices={data.realityCheckChoices} />
          <AwayCards periods={data.exclusionPeriods} />
        </>
      )}
    </section>
  );
}

type RealityCardProps = { readonly minutes: number; readonly choices: readonly number[] };

/** How often the reality check is shown. A choice holds at once. */
function RealityCard({ minutes, choices }: RealityCardProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const set = useSetRealityCheck({
    mutation: {
      onSuccess: (check) => {
        queries.setQueryData<RealityCheck>(getGetRealityCheckQueryKey(), check);
        queries.setQueryData<PlayLimits>(
          getGetPlayLimitsQueryKey(),
          (limits) => limits && { ...limits, realityCheckMinutes: check.intervalMinutes },
        );
        toast.success(t('member.limits.reality.saved'));
      },
      onError: (failure) => toast.error(errorText(failure)),
    },
  });
  const shown = set.isPending ? set.variables.data.intervalMinutes : minutes;
  return (
    <Card className="grid gap-3 p-4 sm:px-5">
      <div>
        <h4 className="font-semibold">{t('member.limits.reality.title')}</h4>
        <p className="text-sm text-text-2">{t('member.limits.reality.body')}</p>
      </div>
      <Segmented
        label={t('member.limits.reality.label')}
        options={choices.map((choice) => ({
          value: String(choice),
          label: choice === 0 ? t('member.limits.reality.off') : durationText(t, choice),
        }))}
        value={String(shown)}
        onChange={(value) => set.mutate({ data: { intervalMinutes: Number(value) } })}
        className="w-full sm:w-fit"
      />
    </Card>
  );
}

/** A limit: what is used of it, when it starts again, a change that waits, and the way to change it. */
function LimitRow({ view }: { readonly view: LimitView }) {
  const { t } = useTranslation();
  const dates = useDates();
  // The address holds which limit is changed, so that a link can lead to it.
  const { params, change } = usePanel();
  const { name, period, used, limit, resetsAt, pending, isOperators } = view;
  return (
    <li className="grid gap-2 px-4 py-3.5 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-44">
          <p className="font-semibold">{period}</p>
          <p className="num text-sm text-text-2">
            {limit === null ? t('member.limits.usedOnly', { used }) : t('member.limits.usedOf', { used, limit })}
          </p>
        </div>
        <Button
          size="sm"
          aria-label={t(limit === null ? 'member.limits.setNamed' : 'member.limits.changeNamed', { name })}
          onClick={() => change({ limit: view.key })}
        >
          {t(limit === null ? 'member.limits.set' : 'member.limits.change')}
        </Button>
      </div>
      {view.limitShare !== null && <LimitBar used={view.usedShare} limit={view.limitShare} />}
      {limit !== null && resetsAt !== null && (
        <p className="text-xs text-text-3">{t('member.limits.resets', { time: dates.write(Date.parse(resetsAt)) })}</p>
      )}
      {isOperators && <p className="text-xs text-text-3">{t('member.limits.operator')}</p>}
      {pending && limit !== null && <Waiting view={view} pending={pending} limit={limit} />}
      {params.get('limit') === view.key && <LimitModal view={view} onClose={() => change({ limit: undefined })} />}
    </li>
  );
}

const DAY = 86_400_000;

type LimitModalProps = { readonly view: LimitView; readonly onClose: () => void };

/** Sets, changes or removes a limit. It says before from when the new value will hold. */
function LimitModal({ view, onClose }: LimitModalProps) {
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

/** Sends another value for a limit and keeps the answer: money as an amount, time in minutes, null for no limit. */
function useSetLimit(): (source: LimitView['source'], value: string | null) => Promise<PlayLimits> {
  const queries = useQueryClient();
  return async (source, value) => {
    const limits = await (source.kind === 'money'
      ? setMoneyLimit({ kind: source.of.kind, period: source.of.period, amount: value })
      : setSessionLimit({ period: source.of.period, minutes: value === null ? null : Number(value) }));
    queries.setQueryData<PlayLimits>(getGetPlayLimitsQueryKey(), limits);
    // They tell how much the limit still allows.
    void replaceAll(queries, [getListDepositMethodsQueryKey()]);
    return limits;
  };
}

type WaitingProps = {
  readonly view: LimitView;
  readonly pending: NonNullable<LimitView['pending']>;
  readonly limit: string;
};

/** A change that waits. Sending the present limit again takes it away. */
function Waiting({ view, pending, limit }: WaitingProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const set = useSetLimit();
  const keep = useMutation({
    mutationFn: () => set(view.source, presentOf(view.source)),
    onSuccess: () => toast.success(t('member.limits.kept')),
    onError: (failure) => toast.error(errorText(failure)),
  });
  const time = dates.write(Date.parse(pending.effectiveAt));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-surface-2 px-3.5 py-2.5">
      <p className="text-sm">{t('member.limits.pending', { time, limit: pending.limit ?? t('member.limits.none') })}</p>
      <Button
        size="sm"
        variant="outline"
        loading={keep.isPending}
        aria-label={t('member.limits.keepNamed', { limit, name: view.name })}
        onClick={() => keep.mutate()}
      >
        {t('member.limits.keep', { limit })}
      </Button>
    </div>
  );
}

function presentOf({ kind, of }: LimitView['source']): string | null {
  if (kind === 'money') return of.amount;
  return of.minutes === null ? null : String(of.minutes);
}

/** A break of some days, after which all is as before, or months and more without play. */
type Away = 'break' | 'exclusion';

const kinds = [
  { kind: 'break', Icon: Pause },
  { kind: 'exclusion', Icon: Lock },
] as const;

function kindOf(period: ExclusionPeriod): Away {
  return period.startsWith('day_') ? 'break' : 'exclusion';
}

/** The ways to a break and to self-exclusion, as far as the site offers periods of them (trust 13). */
function AwayCards({ periods }: { readonly periods: readonly ExclusionPeriod[] }) {
  const { t } = useTranslation();
  const { params, change } = usePanel();
  return kinds.map(({ kind, Icon }) => {
    const [first, ...others] = periods.filter((period) => kindOf(period) === kind);
    return (
      first && (
        <Card key={kind} className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4 sm:px-5">
          <div className="min-w-0 flex-1 basis-60">
            <h4 className="font-semibold">{t(`member.limits.${kind}.title`)}</h4>
            <p className="text-sm text-text-2">{t(`member.limits.${kind}.body`)}</p>
          </div>
          <Button variant="outline" onClick={() => change({ away: kind })}>
            <Icon size={16} aria-hidden="true" />
            {t(`member.limits.${kind}.title`)}
          </Button>
          {params.get('away') === kind && (
            <AwayModal kind={kind} periods={[first, ...others]} onClose={() => change({ away: undefined })} />
          )}
        </Card>
      )
    );
  });
}

type AwayModalProps = {
  readonly kind: Away;
  readonly periods: readonly [ExclusionPeriod, ...ExclusionPeriod[]];
  readonly onClose: () => void;
};

/** Says what it means, asks for how long, asks once more, and signs out (trust 13). */
function AwayModal({ kind, periods, onClose }: AwayModalProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const name = useId();
  const [period, setPeriod] = useState<ExclusionPeriod>(periods[0]);
  const [asking, setAsking] = useState(false);
  const exclude = useStartSelfExclusion({
    mutation: {
      onSuccess: ({ endsAt }) => {
        leaveSession();
        const told = { modal: 'selfExcluded', selfExcluded: endsAt ?? '', 'selfExcluded.kind': kind };
        navigate(`${paths.home}?${new URLSearchParams(told)}`, { replace: true });
      },
      onError: () => setAsking(false),
    },
  });
  const start = () => exclude.mutate({ data: { period } });

  function submit(event: FormEvent) {
    event.preventDefault();
    setAsking(true);
  }

  const effects = [
    t('member.limits.away.effect.at_once'),
    t('member.limits.away.effect.locked'),
    t('member.limits.away.effect.bets'),
    t(`member.limits.${kind}.balance`),
    t('member.limits.away.effect.final'),
  ];
  return (
    <Modal
      title={t(`member.limits.${kind}.title`)}
      closeLabel={t('common.close')}
      onClose={onClose}
      className="sm:w-120"
    >
      <form onSubmit={submit} className="grid gap-4 px-6 pb-6">
        <ul className="grid list-disc gap-1 pl-5 text-sm text-text-2">
          {effects.map((effect) => (
            <li key={effect}>{effect}</li>
          ))}
        </ul>
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium text-text-2">{t('member.limits.away.choose')}</legend>
          <div className="grid grid-cols-2 gap-2">
            {periods.map((choice) => (
              <label
                key={choice}
                className="flex h-touch cursor-pointer items-center gap-2.5 rounded-md border border-line-control px-3.5 text-sm has-checked:border-text-1 has-checked:font-semibold has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-focus"
              >
                <input
                  type="radio"
                  name={name}
                  checked={choice === period}
                  onChange={() => setPeriod(choice)}
                  className="accent-text-1"
                />
                {t(`member.limits.away.period.${choice}`)}
              </label>
            ))}
          </div>
        </fieldset>
        {exclude.error !== null && <FailureNote error={exclude.error} onRetry={start} />}
        <Button type="submit" variant="danger" size="lg" block>
          {t('member.limits.away.next')}
        </Button>
      </form>
      {asking && (
        <ConfirmDialog
          title={t(`member.limits.${kind}.askTitle`)}
          body={t(`member.limits.${kind}.ask`, { period: t(`member.limits.away.period.${period}`) })}
          cancelLabel={t('member.limits.away.askBack')}
          confirmLabel={t(`member.limits.${kind}.confirm`)}
          tone="danger"
          loading={exclude.isPending}
          onCancel={() => setAsking(false)}
          onConfirm={start}
        />
      )}
    </Modal>
  );
}
