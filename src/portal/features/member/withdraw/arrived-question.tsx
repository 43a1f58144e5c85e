import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { confirmWithdrawal } from '#generated/client/wallet/wallet.ts';
import type { WithdrawalDetail } from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { MoneyFailure } from '#portal/entities/money/money-failure.tsx';
import { useMoneyForm } from '#portal/entities/money/use-money-form.ts';
import { timeLeft } from '#portal/entities/time/time-left.ts';
import { useTime } from '#portal/entities/time/use-time.ts';
import { Button } from '#portal/ui/button.tsx';
import { toast } from '#portal/ui/toast.ts';
import { NotReceived } from './not-received.tsx';
import { useKeepWithdrawal } from './use-answer.ts';

type QuestionProps = { readonly detail: WithdrawalDetail; readonly owner: string };

/** Whether the money has arrived: both answers alike, until the time is over (WALLET-10). */
export function ArrivedQuestion({ detail, owner }: QuestionProps) {
  const { t } = useTranslation();
  const dates = useDates();
  const keep = useKeepWithdrawal();
  const [reporting, setReporting] = useState(false);
  const { withdrawalId, state } = detail.withdrawal;
  const deadline = detail.next?.deadline ?? null;
  const confirm = useMoneyForm({
    form: `withdrawal-received-${withdrawalId}`,
    owner,
    initial: {},
    send: async () => {
      keep(await confirmWithdrawal(withdrawalId));
    },
    onDone: () => toast.success(t('withdraw.ask.confirmed')),
  });
  const isPaid = state === 'paid';
  const time = deadline === null ? '' : dates.write(Date.parse(deadline), isPaid ? 'time' : 'datetime');
  return (
    <section className="grid gap-3 rounded-md bg-surface-2 p-3.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h4 className="text-sm font-semibold">{t(isPaid ? 'withdraw.ask.title' : 'withdraw.ask.stillOpen')}</h4>
        {isPaid && deadline !== null && <Remaining until={deadline} />}
      </div>
      <p className="text-sm text-text-2">{t(isPaid ? 'withdraw.ask.body' : 'withdraw.ask.stillBody', { time })}</p>
      <MoneyFailure form={confirm} />
      <div className="grid gap-2 sm:grid-cols-2">
        {isPaid && (
          <Button variant="outline" onClick={() => setReporting(true)}>
            {t('withdraw.ask.no')}
          </Button>
        )}
        <Button loading={confirm.sending} onClick={() => void confirm.submit()}>
          <Check size={16} aria-hidden="true" />
          {t(isPaid ? 'withdraw.ask.yes' : 'withdraw.ask.cameAfterAll')}
        </Button>
      </div>
      {reporting && <NotReceived withdrawalId={withdrawalId} owner={owner} onClose={() => setReporting(false)} />}
    </section>
  );
}

function Remaining({ until }: { readonly until: string }) {
  const { t } = useTranslation();
  const time = useTime(0);
  return (
    <span role="timer" aria-label={t('withdraw.ask.left')} className="num text-lg font-bold text-info">
      {timeLeft(Date.parse(until) - time)}
    </span>
  );
}
