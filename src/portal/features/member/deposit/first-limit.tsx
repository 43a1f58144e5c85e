import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setMoneyLimit } from '#generated/client/member-limits/member-limits.ts';
import { getListDepositMethodsQueryKey } from '#generated/client/wallet/wallet.ts';
import { LimitPeriod } from '#generated/model/index.ts';
import { readAnew } from '#portal/api/read-anew.ts';
import { useAmount } from '#portal/entities/money/use-amount.ts';
import { useMoneyUnit } from '#portal/entities/money/use-money-unit.ts';
import { FailureNote } from '#portal/entities/session/failure-note.tsx';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Segmented } from '#portal/ui/segmented.tsx';
import { TextField } from '#portal/ui/text-field.tsx';
import { toast } from '#portal/ui/toast.ts';

/** The greatest amount that the contract takes. */
const MOST = '999999999999999.00';
const periods = Object.values(LimitPeriod);

type FirstLimitProps = {
  /** The least amount of a deposit; a lower limit would allow none. */
  readonly min: string;
  readonly onSkip: () => void;
};

/** The offer of a deposit limit before the first deposit (trust 12). */
export function FirstLimit({ min, onSkip }: FirstLimitProps) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const unit = useMoneyUnit();
  const [period, setPeriod] = useState<LimitPeriod>('week');
  const [text, setText] = useState('');
  const [told, setTold] = useState(false);
  const { amount, problem } = useAmount(text, unit, { min, max: MOST });
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  async function send() {
    if (sending || problem !== undefined || amount === undefined) return;
    setSending(true);
    setFailure(undefined);
    try {
      await setMoneyLimit({ kind: 'deposit', period, amount });
      toast.success(t('deposit.limit.done'));
      await readAnew(queries, [getListDepositMethodsQueryKey()]);
    } catch (error) {
      setFailure(error);
    } finally {
      setSending(false);
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    void send();
  }

  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="grid max-w-prose gap-3.5">
        <h3 className="text-[15px] font-semibold">{t('deposit.limit.title')}</h3>
        <p className="text-sm text-text-2">{t('deposit.limit.text')}</p>
        <Segmented
          label={t('deposit.limit.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`deposit.limit.${value}`) }))}
          onChange={setPeriod}
        />
        <TextField
          label={t('deposit.limit.amount')}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          error={told ? problem : undefined}
          onChange={(event) => setText(event.target.value)}
        />
        {failure !== undefined && <FailureNote error={failure} onRetry={() => void send()} />}
        <div className="flex flex-wrap gap-2.5">
          <Button type="submit" loading={sending}>
            {t('deposit.limit.set')}
          </Button>
          <Button variant="ghost" onClick={onSkip}>
            {t('deposit.limit.skip')}
          </Button>
        </div>
      </form>
    </Card>
  );
}
