import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lockVault } from '#generated/client/wallet/wallet.ts';
import type { Vault, VaultLocked } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { useAmount, useMoneyUnit } from '#portal/entities/money/amount.tsx';
import { AmountField } from '#portal/entities/money/amount-field.tsx';
import type { Fact } from '#portal/entities/money/facts.tsx';
import { MoneyForm } from '#portal/entities/money/money-form.tsx';
import { useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { useAhead } from '#portal/entities/time/use-time.ts';
import { useLanguage } from '#portal/i18n/language.ts';
import { now } from '#portal/lib/clock.ts';
import { Segmented } from '#portal/ui/segmented.tsx';
import { leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';

const HOUR_MS = 3_600_000;

type LockFormProps = {
  readonly vault: Vault;
  readonly owner: string;
  readonly onDone: (locked: VaultLocked) => Promise<void>;
};

/** Locks an amount for a chosen time; the confirmation tells until when. */
export function LockForm({ vault, owner, onDone }: LockFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const write = useMoney();
  const dates = useDates();
  const unit = useMoneyUnit();
  const ahead = useAhead(vault.asOf);
  const [left, setLeft] = useState(false);
  const shortest = vault.hours[0] ?? 1;
  const hoursOf = (text: string) => vault.hours.find((hours) => `${hours}` === text) ?? shortest;
  const form = useMoneyForm({
    form: 'vault',
    owner,
    initial: { amount: '', hours: `${shortest}` },
    asksPassword: false,
    send: (texts) => {
      const parsed = parseAmount(texts.amount, { language: locale, ...unit });
      return lockVault({ amount: parsed.ok ? parsed.amount : '', hours: hoursOf(texts.hours) });
    },
    onDone: (locked) => {
      setLeft(false);
      return onDone(locked);
    },
  });
  const hours = hoursOf(form.texts.hours);
  const limits = { min: vault.minAmount, max: leastAmount(vault.maxAmount, vault.available) };
  const { amount, problem } = useAmount(form.texts.amount, unit, limits);
  const valid = problem === undefined ? amount : undefined;
  const written = amount === undefined ? '' : write(amount);
  const until = dates.write(now() + ahead + hours * HOUR_MS);
  const facts: readonly Fact[] = [
    { label: t('vault.amount'), value: written },
    { label: t('vault.duration'), value: hoursText(t, hours) },
    { label: t('vault.lockedUntil'), value: until },
    ...(valid === undefined
      ? []
      : [{ label: t('vault.after'), value: write(subtractAmounts(vault.available, valid)) }]),
  ];
  return (
    <MoneyForm
      form={form}
      ready={valid !== undefined}
      action={valid === undefined ? t('vault.action') : t('vault.actionAmount', { amount: written })}
      question={t('vault.question', { amount: written, time: until })}
      facts={facts}
      again={t('vault.again')}
      receipt={({ lock, available, balance }) => ({
        title: t('vault.done', { amount: write(lock.amount) }),
        reference: lock.lockId,
        facts: [
          { label: t('vault.lockedUntil'), value: dates.write(Date.parse(lock.endsAt)) },
          { label: t('vault.after'), value: write(available) },
          { label: t('vault.inVault'), value: write(balance) },
        ],
        next: t('vault.next'),
      })}
      terms={<p className="text-sm text-text-2">{t('vault.final')}</p>}
      fields={(told) => (
        <>
          <AmountField
            label={t('vault.amount')}
            text={form.texts.amount}
            unit={unit}
            limits={limits}
            amount={valid}
            error={told || (left && form.texts.amount !== '') ? problem : undefined}
            hint={t('money.noFee')}
            onChange={(text) => form.set('amount', text)}
            onLeave={() => setLeft(true)}
          />
          <div className="grid gap-2">
            <p className="text-sm font-medium text-text-2">{t('vault.howLong')}</p>
            <Segmented
              label={t('vault.howLong')}
              value={`${hours}`}
              onChange={(value) => form.set('hours', value)}
              className="flex"
              options={vault.hours.map((one) => ({ value: `${one}`, label: hoursText(t, one) }))}
            />
            <p className="text-xs text-text-3">{t('vault.backOn', { time: until })}</p>
          </div>
        </>
      )}
    />
  );
}

const DAY = 24;

/** The length of a lock in words: whole days as days, anything else in hours. */
export function hoursText(t: TFunction, hours: number): string {
  return hours % DAY === 0 ? t('vault.days', { count: hours / DAY }) : t('vault.hours', { count: hours });
}
