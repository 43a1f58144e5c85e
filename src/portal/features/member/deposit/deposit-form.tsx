import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { CreditCard, Landmark, type LucideIcon, QrCode, ShieldCheck } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useListMemberPromotions } from '#generated/client/promotions/promotions.ts';
import {
  createDeposit,
  getGetDepositQueryKey,
  getListDepositMethodsQueryKey,
  getListDepositsQueryKey,
} from '#generated/client/wallet/wallet.ts';
import type { DepositKind, DepositMethod, DepositMethods, ListedPromotion } from '#generated/model/index.ts';
import { listMemberPromotionsQueryPageSizeMax } from '#generated/zod/promotions/promotions.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { ApiError } from '#portal/api/api-error.ts';
import { errorText } from '#portal/api/error-text.ts';
import { type AmountLimits, useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { AmountField } from '#portal/entities/money/amount-field.tsx';
import { type Fact, Facts } from '#portal/entities/money/facts.tsx';
import { MoneyFailure } from '#portal/entities/money/money-form.tsx';
import { type MoneyFormState, useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { useBalance } from '#portal/entities/wallet/use-balance.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Chip } from '#portal/ui/chip.tsx';
import { compareAmounts, feeOf, leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';

type DepositFormProps = {
  readonly terms: DepositMethods;
  readonly first: DepositMethod;
  readonly owner: string;
  readonly onMade: (depositId: string) => void;
  readonly list: ReactNode;
};

/** Method and amount, beside what the member pays and gets. A lost answer is sent again under the same key. */
export function DepositForm({ terms, first, owner, onMade, list }: DepositFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const unit = useMoneyUnit();
  const [told, setTold] = useState(false);
  const offered = useOffered();
  const form = useMoneyForm({
    form: 'depositv2',
    owner,
    initial: { method: first.methodId, amount: '', promotion: '' },
    send: async ({ method, amount, promotion }) => {
      const parsed = parseAmount(amount, { language: locale, ...unit });
      const made = await createDeposit({
        methodId: method,
        amount: parsed.ok ? parsed.amount : '',
        ...(promotion !== '' && { promotionId: promotion }),
      });
      queries.setQueryData(getGetDepositQueryKey(made.deposit.depositId), made);
      onMade(made.deposit.depositId);
      return made;
    },
    onDone: ({ deposit }) => {
      void queries.invalidateQueries({ queryKey: getListDepositsQueryKey() });
      // A pending deposit counts towards the limit.
      queries.setQueryData<DepositMethods>(getListDepositMethodsQueryKey(), (before) => {
        if (!before?.limitRemaining) return before;
        return { ...before, limitRemaining: subtractAmounts(before.limitRemaining, deposit.amount) };
      });
    },
  });
  const { isGone, choose } = useGone(form, offered);
  const refusal = refusalOf(form.failure);
  const method = terms.methods.find(({ methodId }) => methodId === form.texts.method) ?? first;
  const limits = limitsOf(method, terms);
  const { amount, problem } = useAmount(form.texts.amount, unit, limits);
  const valid = problem === undefined ? amount : undefined;
  const received = valid === undefined ? undefined : subtractAmounts(valid, feeOf(valid, method, unit.decimals));

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (valid !== undefined && !method.maintenance) void form.submit();
  }

  return (
    <form noValidate onSubmit={submit} className="grid items-start gap-7 xl:grid-cols-[minmax(0,1fr)_344px]">
      <div className="grid min-w-0 gap-6">
        <section className="grid gap-3">
          <StepTitle step={1}>{t('deposit.method')}</StepTitle>
          <MethodChoice
            methods={terms.methods}
            value={method.methodId}
            onChange={(methodId) => form.set('method', methodId)}
          />
        </section>
        <section className="grid gap-3">
          <StepTitle step={2}>{t('deposit.howMuch')}</StepTitle>
          <AmountField
            label={t('deposit.amount')}
            text={form.texts.amount}
            unit={unit}
            limits={limits}
            presets={presetsOf(method, limits)}
            amount={valid}
            error={told ? problem : undefined}
            onChange={(text) => form.set('amount', text)}
            onLeave={() => setTold(form.texts.amount !== '')}
          />
        </section>
        <BonusChoice
          offered={offered ?? []}
          value={form.texts.promotion}
          received={received}
          refusal={refusal}
          isGone={isGone}
          onChange={choose}
        />
      </div>
      <Summary method={method} amount={valid} terms={terms}>
        {refusal === undefined && <MoneyFailure form={form} reason={tooMany(form.failure, t)} />}
        {isReached(limits) ? (
          <LimitReached resetsAt={terms.limitResetsAt} />
        ) : (
          <Button type="submit" variant="brand" size="lg" block loading={form.sending} disabled={method.maintenance}>
            {valid === undefined ? t('deposit.action') : t('deposit.actionAmount', { amount: unit.write(valid) })}
          </Button>
        )}
      </Summary>
      <div className="min-w-0">{list}</div>
    </form>
  );
}

/** The numbered title of a step. */
function StepTitle({ step, children }: { readonly step: number; readonly children: ReactNode }) {
  return (
    <h3 className="flex items-center gap-2.5 text-[15px] font-semibold">
      <span
        aria-hidden="true"
        className="num grid size-5.5 flex-none place-items-center rounded-full bg-surface-3 text-xs font-bold text-text-2"
      >
        {step}
      </span>
      {children}
    </h3>
  );
}

type BonusChoiceProps = {
  readonly offered: readonly ListedPromotion[];
  /** Empty for none. */
  readonly value: string;
  /** What the deposit brings after its fee; undefined while there is no valid amount. */
  readonly received: string | undefined;
  /** Why the server refused the one that was chosen. */
  readonly refusal: string | undefined;
  /** Whether the one that was chosen is offered no longer. */
  readonly isGone: boolean;
  readonly onChange: (promotionId: string) => void;
};

/** The promotions that a deposit can join, with what each asks for; none is chosen at first (PROMO-01). */
function BonusChoice({ offered, value, received, refusal, isGone, onChange }: BonusChoiceProps) {
  const { t } = useTranslation();
  const none = useRef<HTMLButtonElement>(null);
  const without = useRef<HTMLButtonElement>(null);
  // On a phone the button that sent the deposit is below, out of sight of the reason.
  useEffect(() => {
    if (refusal !== undefined) without.current?.focus();
  }, [refusal]);
  const chosen = offered.find(({ id }) => id === value);
  if (offered.length === 0 && refusal === undefined && !isGone) return null;
  return (
    <section className="grid gap-3">
      <StepTitle step={3}>{t('deposit.bonus.title')}</StepTitle>
      <fieldset aria-label={t('deposit.bonus.title')} className="flex min-w-0 flex-wrap gap-2">
        <Chip ref={none} selected={value === ''} onClick={() => onChange('')}>
          {t('deposit.bonus.none')}
        </Chip>
        {offered.map(({ id, title }) => (
          <Chip key={id} selected={id === value} onClick={() => onChange(id)}>
            {title}
          </Chip>
        ))}
      </fieldset>
      {chosen && <Terms promotion={chosen} received={received} />}
      {isGone && (
        <p role="status" className="text-sm text-warn">
          {t('deposit.bonus.gone')}
        </p>
      )}
      {refusal !== undefined && (
        <div className="flex flex-wrap items-center gap-3 rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">
          <p role="alert" className="min-w-0 flex-1 basis-60">
            {refusal}
          </p>
          <Button
            ref={without}
            size="sm"
            onClick={() => {
              onChange('');
              none.current?.focus();
            }}
          >
            {t('deposit.bonus.without')}
          </Button>
        </div>
      )}
    </section>
  );
}

type TermsProps = { readonly promotion: ListedPromotion } & Pick<BonusChoiceProps, 'received'>;

function Terms({ promotion, received }: TermsProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const { reward, wagering, minDeposit } = promotion;
  const isShort = minDeposit !== null && received !== undefined && compareAmounts(received, minDeposit) < 0;
  return (
    <div className="grid gap-1 text-sm text-text-2">
      <p>{reward.text}</p>
      {wagering && <p>{t('deposit.bonus.wagering', { multiple: wagering.multiple, days: wagering.days })}</p>}
      {isShort && (
        <p role="status" className="text-warn">
          {t('deposit.bonus.short', { amount: write(minDeposit) })}
        </p>
      )}
    </div>
  );
}

/** What the member may join now by a deposit; undefined until it is known. */
function useOffered(): readonly ListedPromotion[] | undefined {
  const { data } = useListMemberPromotions({ state: 'join', pageSize: listMemberPromotionsQueryPageSizeMax });
  return data?.content
    .filter(({ promotion, participation }) => {
      return participation.eligible && promotion.applyMode === 'join' && promotion.minDeposit !== null;
    })
    .map(({ promotion }) => promotion);
}

const icons: Readonly<Record<DepositKind, LucideIcon>> = {
  bank_transfer: Landmark,
  e_wallet_qr: QrCode,
  card: CreditCard,
};

type MethodChoiceProps = {
  readonly methods: readonly DepositMethod[];
  readonly value: string;
  readonly onChange: (methodId: string) => void;
};

/** The methods as radio buttons, each with the time it takes and its fee. */
function MethodChoice({ methods, value, onChange }: MethodChoiceProps) {
  const { t } = useTranslation();
  const name = useId();
  const feeText = useFeeText();
  const fastest = fastestOf(methods);
  return (
    <div
      role="radiogroup"
      aria-label={t('deposit.method')}
      className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,200px),1fr))] gap-2.5"
    >
      {methods.map((method) => {
        const { methodId, kind, name: label, maintenance, arrivesMinutesMin: min, arrivesMinutesMax: max } = method;
        const Icon = icons[kind];
        const isChosen = methodId === value;
        return (
          <label
            key={methodId}
            className={cn(
              'relative flex min-h-18 items-center gap-3 rounded-lg px-3.5 py-3 inset-ring forced-colors:border',
              isChosen ? 'bg-brand-soft inset-ring-brand-graphic' : 'bg-surface-1 inset-ring-line',
              maintenance ? 'opacity-60' : 'cursor-pointer',
              'has-[:focus-visible]:outline-2 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus',
            )}
          >
            <input
              type="radio"
              name={name}
              value={methodId}
              checked={isChosen}
              disabled={maintenance}
              onChange={() => onChange(methodId)}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className={cn(
                'grid size-10 flex-none place-items-center rounded-md',
                isChosen ? 'bg-brand text-brand-contrast' : 'bg-surface-3 text-text-2',
              )}
            >
              <Icon size={20} />
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{label}</span>
              <span className={cn('block text-xs', isChosen ? 'text-text-2' : 'text-text-3')}>
                {maintenance ? t('deposit.off') : `${t('deposit.arrives', { min, max })}, ${feeText(method)}`}
              </span>
            </span>
            {methodId === fastest && (
              <span className="absolute -top-2.5 right-2.5 rounded-sm bg-brand px-2 py-0.5 text-xs font-semibold text-brand-contrast">
                {t('deposit.fastest')}
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}

/** The id of the one open method whose money arrives first. */
function fastestOf(methods: readonly DepositMethod[]): string | undefined {
  const open = methods.filter(({ maintenance }) => !maintenance);
  const [first, second] = [...open].sort((a, b) => a.arrivesMinutesMax - b.arrivesMinutesMax);
  if (first === undefined || second === undefined || first.arrivesMinutesMax === second.arrivesMinutesMax)
    return undefined;
  return first.methodId;
}

/** Writes the fee rule of a method: its share, its fixed part, or both. */
function useFeeText(): (method: Pick<DepositMethod, 'feeRate' | 'feeFixed'>) => string {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return ({ feeRate, feeFixed }) => {
    const parts = [
      ...(feeRate > 0 ? [percent.format(feeRate / 10_000)] : []),
      ...(compareAmounts(feeFixed, '0') > 0 ? [write(feeFixed)] : []),
    ];
    return parts.length === 0 ? t('deposit.noFee') : t('deposit.feeOf', { fee: parts.join(' + ') });
  };
}

function limitsOf({ minAmount, maxAmount }: DepositMethod, { limitRemaining }: DepositMethods): AmountLimits {
  return { min: minAmount, max: limitRemaining === null ? maxAmount : leastAmount(maxAmount, limitRemaining) };
}

/** Why the promotion was refused; undefined for other failures. */
function refusalOf(failure: unknown): string | undefined {
  return failure instanceof ApiError && failure.code.startsWith('promotion_') ? errorText(failure) : undefined;
}

/** What to do where too many deposits wait for payment; undefined for other failures. */
function tooMany(failure: unknown, t: TFunction): string | undefined {
  if (!(failure instanceof ApiError) || failure.code !== 'rate_limited') return undefined;
  const seconds = failure.details?.retryAfterSeconds;
  return seconds === undefined ? undefined : t('deposit.tooMany', { minutes: Math.ceil(seconds / 60) });
}

/** Whether the deposit limit leaves less than the least amount of the method. */
function isReached({ min, max }: AmountLimits): boolean {
  return compareAmounts(max, min) < 0;
}

/** Why there is no button, and until when. */
function LimitReached({ resetsAt }: { readonly resetsAt: string | null }) {
  const { t } = useTranslation();
  const dates = useDates();
  const date = resetsAt === null ? '–' : dates.write(Date.parse(resetsAt));
  return <p className="rounded-md bg-warn-soft px-3.5 py-3 text-sm text-warn">{t('deposit.reached', { date })}</p>;
}

/** The amounts that the method offers, as far as the limits allow them. */
function presetsOf({ presets }: DepositMethod, { min, max }: AmountLimits): string[] {
  return presets.filter((amount) => compareAmounts(amount, min) >= 0 && compareAmounts(amount, max) <= 0);
}

type SummaryProps = {
  readonly method: DepositMethod;
  readonly amount: string | undefined;
  readonly terms: DepositMethods;
  readonly children: ReactNode;
};

/** The cost and the result of the deposit, and what is left of the deposit limit, beside the button. */
function Summary({ method, amount, terms: { limitRemaining }, children }: SummaryProps) {
  const { t } = useTranslation();
  const write = useMoney();
  const unit = useMoneyUnit();
  const balance = useBalance().data?.sumBalance;
  const fee = amount === undefined ? undefined : feeOf(amount, method, unit.decimals);
  const facts: readonly Fact[] = [
    ...(balance === undefined ? [] : [{ label: t('deposit.balance'), value: write(balance) }]),
    { label: t('deposit.pay'), value: amount === undefined ? '–' : write(amount) },
    { label: t('deposit.fee'), value: fee === undefined ? '–' : write(fee) },
  ];
  const received = amount === undefined || fee === undefined ? '–' : write(subtractAmounts(amount, fee));
  return (
    <Card className="grid gap-3.5 p-5 xl:row-span-2">
      <h3 className="text-[15px] font-semibold">{t('deposit.summary')}</h3>
      <Facts facts={facts} />
      <dl className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-line pt-3">
        <dt className="text-sm font-semibold">{t('deposit.receive')}</dt>
        <dd className="num text-xl font-bold">{received}</dd>
      </dl>
      {children}
      {limitRemaining !== null && (
        <p className="flex items-center justify-center gap-1.5 text-xs text-text-3">
          <ShieldCheck size={14} aria-hidden="true" />
          {t('deposit.within', { amount: write(limitRemaining) })}
        </p>
      )}
    </Card>
  );
}

type ChoosingForm = Pick<MoneyFormState<'promotion', unknown>, 'texts' | 'set' | 'step' | 'sending' | 'failure'>;

/**
 * Drops a promotion that was chosen before and is offered no longer. What may have been sent stays as it is, because the
 * same key needs the same content. Returns whether one was dropped, until the member chooses.
 */
function useGone(form: ChoosingForm, offered: readonly ListedPromotion[] | undefined) {
  const [isGone, setGone] = useState(false);
  const { promotion } = form.texts;
  const isOffered = promotion === '' || offered === undefined || offered.some(({ id }) => id === promotion);
  const isOpen = form.step === 'edit' && !form.sending && form.failure === undefined;
  const { set } = form;
  useEffect(() => {
    if (isOffered || !isOpen) return;
    set('promotion', '');
    setGone(true);
  }, [isOffered, isOpen, set]);
  const choose = (promotionId: string) => {
    setGone(false);
    set('promotion', promotionId);
  };
  return { isGone, choose };
}
