import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getGetMemberTransferTermsQueryKey } from '#generated/client/wallet/wallet.ts';
import type {
  MemberTransfer,
  MemberTransferTerms,
  TransferParty,
  UplineTransferPayload,
} from '#generated/model/index.ts';
import { transferToUplineBodyOneNoteMax } from '#generated/zod/wallet/wallet.ts';
import { leastAmount, subtractAmounts } from '#shared/money/amount.ts';
import { parseAmount } from '#shared/money/parse-amount.ts';
import { partyName } from '#shared/text/words.ts';
import { useMoney } from '../../access/use-money.ts';
import { useLanguage } from '../../i18n/language.ts';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields.tsx';
import { useAmount, useMoneyUnit } from './amount.tsx';
import { AmountField } from './amount-field.tsx';
import { type Fact, Facts } from './facts.tsx';
import { MoneyForm } from './money-form.tsx';
import { renewMoney, useMoneyForm } from './use-money-form.ts';

type TransferFormProps = {
  readonly terms: MemberTransferTerms;
  readonly receiver: TransferParty;
  readonly owner: string;
  /** The name of the form, unique for the member. */
  readonly name: string;
  readonly send: (order: UplineTransferPayload) => Promise<MemberTransfer>;
};

/** A transfer to another account: amount, note and payment password, beside the recipient and the remaining balance. */
export function TransferForm({ terms, receiver, owner, name, send }: TransferFormProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const queries = useQueryClient();
  const write = useMoney();
  const unit = useMoneyUnit();
  const [left, setLeft] = useState(false);
  const form = useMoneyForm({
    form: name,
    owner,
    initial: { amount: '', note: '' },
    send: (texts, paymentPassword) => {
      const parsed = parseAmount(texts.amount, { language: locale, ...unit });
      const note = texts.note.trim();
      return send({ amount: parsed.ok ? parsed.amount : '', paymentPassword, ...(note && { note }) });
    },
    onDone: ({ amount: sent, balanceAfter }) => {
      setLeft(false);
      queries.setQueryData<MemberTransferTerms>(getGetMemberTransferTermsQueryKey(), (before) => {
        if (before === undefined) return undefined;
        return { ...before, available: balanceAfter, dailyRemaining: subtractAmounts(before.dailyRemaining, sent) };
      });
      return renewMoney(queries);
    },
  });
  const limits = { min: terms.minAmount, max: leastAmount(terms.maxAmount, terms.available, terms.dailyRemaining) };
  const { amount, problem } = useAmount(form.texts.amount, unit, limits);
  const party = partyName(receiver);
  const written = amount === undefined ? '' : write(amount);
  const facts: readonly Fact[] = [
    { label: t('money.transfer.to'), value: party },
    { label: t('money.amount'), value: written },
    { label: t('money.fee'), value: write('0.00') },
    ...(amount === undefined || problem !== undefined
      ? []
      : [{ label: t('money.after'), value: write(subtractAmounts(terms.available, amount)) }]),
    ...(form.texts.note.trim() === '' ? [] : [{ label: t('money.note'), value: form.texts.note.trim() }]),
  ];
  return (
    <div className="grid max-w-250 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_320px]">
      <Card className="min-w-0 p-5">
        <MoneyForm
          form={form}
          ready={problem === undefined}
          action={
            amount === undefined || problem !== undefined
              ? t('money.transfer.action')
              : t('money.transfer.actionAmount', { amount: written })
          }
          question={t('money.transfer.question', { amount: written, name: receiver.nickname })}
          facts={facts}
          again={t('money.transfer.again')}
          receipt={(transfer) => ({
            title: t('money.transfer.done', { amount: write(transfer.amount), name: transfer.party.nickname }),
            reference: transfer.transferId,
            facts: [
              { label: t('money.transfer.to'), value: partyName(transfer.party) },
              { label: t('money.amount'), value: write(transfer.amount) },
              { label: t('money.after'), value: write(transfer.balanceAfter) },
            ],
            next: t('money.transfer.next'),
          })}
          fields={(told) => (
            <>
              <AmountField
                label={t('money.amount')}
                text={form.texts.amount}
                unit={unit}
                limits={limits}
                amount={problem === undefined ? amount : undefined}
                error={told || (left && form.texts.amount !== '') ? problem : undefined}
                hint={t('money.noFee')}
                onChange={(text) => form.set('amount', text)}
                onLeave={() => setLeft(true)}
              />
              <TextField
                label={t('money.note')}
                hint={t('money.noteHint')}
                autoComplete="off"
                maxLength={transferToUplineBodyOneNoteMax}
                value={form.texts.note}
                onChange={(event) => form.set('note', event.target.value)}
              />
            </>
          )}
        />
      </Card>
      <Card className="grid gap-4 p-5">
        <h3 className="text-[15px] font-semibold">{t('money.transfer.terms')}</h3>
        <Facts
          facts={[
            { label: t('money.transfer.to'), value: party },
            { label: t('money.available'), value: write(terms.available) },
            { label: t('money.leftToday'), value: write(terms.dailyRemaining) },
          ]}
        />
        <p className="text-sm text-text-2">{t('money.transfer.final')}</p>
      </Card>
    </div>
  );
}
