import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { convertPoints, getGetPointsBalanceQueryKey } from '#generated/client/points/points.ts';
import type { PointsConfig } from '#generated/model/index.ts';
import { multiplyAmount } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';
import { useMoney } from '../../access/use-money.ts';
import { type AmountUnit, useAmount, useMoneyUnit } from '../../entities/money/amount.tsx';
import { AmountField } from '../../entities/money/amount-field.tsx';
import { MoneyForm } from '../../entities/money/money-form.tsx';
import { renewMoney, useMoneyForm } from '../../entities/money/use-money-form.ts';
import { useLanguage } from '../../i18n/language.ts';
import { formatNumber } from '../../lib/format.ts';
import { Modal } from '../../ui/modal.tsx';
import { WithPaymentPassword } from './with-payment-password.tsx';

type ConvertModalProps = {
  readonly points: number;
  readonly rules: PointsConfig;
  readonly onClose: () => void;
};

/** Turns points into money. */
export function ConvertModal({ points, rules, onClose }: ConvertModalProps) {
  const { t } = useTranslation();
  return (
    <Modal title={t('mall.convert.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className="px-6 pb-6">
        <WithPaymentPassword>
          {(owner) => <ConvertForm points={points} rules={rules} owner={owner} />}
        </WithPaymentPassword>
      </div>
    </Modal>
  );
}

type ConvertFormProps = { readonly points: number; readonly rules: PointsConfig; readonly owner: string };

/** How many points, what they are worth, and the payment password. */
function ConvertForm({ points, rules, owner }: ConvertFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const write = useMoney();
  const { decimals } = useMoneyUnit();
  const [left, setLeft] = useState(false);
  const { convertMin, convertStep, convertMaxPerDay, pointValue } = rules;
  const count = (amount: string) => Number(amount.split('.')[0]);
  const writePoints = (number: number) => `${formatNumber(number, locale)} ${t('mall.points', { count: number })}`;
  const unit: AmountUnit = { decimals: 0, symbol: '', write: (amount) => writePoints(count(amount)) };
  const form = useMoneyForm({
    form: 'convertPoints',
    owner,
    initial: { points: '' },
    send: (texts, paymentPassword) => {
      const parsed = parseAmount(texts.points, { language: locale, decimals: 0 });
      return convertPoints({ points: parsed.ok ? count(parsed.amount) : 0, paymentPassword });
    },
    onDone: () => {
      setLeft(false);
      return renewMoney(queries, [getGetPointsBalanceQueryKey()]);
    },
  });
  const most = Math.min(points, convertMaxPerDay ?? points);
  const limits = { min: `${convertMin}.00`, max: `${most - (most % convertStep)}.00` };
  const read = useAmount(form.texts.points, unit, limits);
  const wanted = read.amount === undefined ? undefined : count(read.amount);
  const isWhole = wanted !== undefined && wanted % convertStep === 0;
  const problem = read.problem ?? (isWhole ? undefined : t('mall.convert.step', { step: convertStep }));
  const ready = problem === undefined;
  const worth = isWhole ? write(multiplyAmount(pointValue, `${wanted}`, decimals)) : '';
  return (
    <MoneyForm
      form={form}
      ready={ready}
      action={ready ? t('mall.convert.actionAmount', { amount: worth }) : t('mall.convert.action')}
      question={t('mall.convert.question', { points: wanted === undefined ? '' : writePoints(wanted), amount: worth })}
      facts={[
        { label: t('mall.convert.points'), value: wanted === undefined ? '' : writePoints(wanted) },
        { label: t('mall.convert.worth'), value: worth },
        { label: t('money.fee'), value: write('0.00') },
        // After a reload the points may have been taken already.
        ...(wanted !== undefined && wanted <= points
          ? [{ label: t('mall.convert.left'), value: writePoints(points - wanted) }]
          : []),
      ]}
      again={t('mall.convert.again')}
      receipt={({ conversionId, points: converted, amount, pointsAfter }) => ({
        title: t('mall.convert.done', { amount: write(amount) }),
        reference: conversionId,
        facts: [
          { label: t('mall.convert.points'), value: writePoints(converted) },
          { label: t('mall.convert.left'), value: writePoints(pointsAfter) },
        ],
        next: t('mall.convert.next'),
      })}
      fields={(told) => (
        <AmountField
          label={t('mall.convert.points')}
          text={form.texts.points}
          unit={unit}
          limits={limits}
          amount={ready ? read.amount : undefined}
          error={told || (left && form.texts.points !== '') ? problem : undefined}
          hint={ready ? t('mall.convert.gives', { amount: worth }) : undefined}
          onChange={(text) => form.set('points', text)}
          onLeave={() => setLeft(true)}
        />
      )}
    />
  );
}
