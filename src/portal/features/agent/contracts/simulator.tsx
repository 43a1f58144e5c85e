import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSimulateContract } from '../../../../../generated/client/contract/contract.ts';
import type { ContractKind, ContractTerms } from '../../../../../generated/client/model/index.ts';
import { useMoney } from '../../../access/use-money.ts';
import { Facts } from '../../../entities/money/facts.tsx';
import { FailureNote } from '../../../entities/session/failure-note.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { amountIn, countIn } from './percent.ts';
import { usePercent } from './use-percent.ts';

type SimulatorProps = { readonly kind: ContractKind; readonly terms: ContractTerms | undefined };

/** What a contract would pay for figures that the agent types, by the server's own rule of the bills. */
export function Simulator({ kind, terms }: SimulatorProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  const [turnover, setTurnover] = useState('10000');
  const [active, setActive] = useState('10');
  const [loss, setLoss] = useState('0');
  const simulate = useSimulateContract();
  const isDividend = kind === 'dividend';
  const figures = { turnover: amountIn(turnover), active: countIn(active), loss: amountIn(loss) };
  const run = () => {
    if (!terms || figures.turnover === undefined || figures.active === undefined || figures.loss === undefined) return;
    const result = Number(figures.loss) === 0 ? '0.00' : `-${figures.loss}`;
    simulate.mutate({
      data: {
        ...{ kind, terms, turnover: figures.turnover, activeDownlines: figures.active },
        ...(isDividend && { teamResult: result }),
      },
    });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    run();
  }
  const isReady = terms !== undefined && Object.values(figures).every((figure) => figure !== undefined);
  const paid = simulate.data;
  return (
    <Card className="min-w-0 p-5">
      <form onSubmit={submit} className="grid gap-4">
        <h3 className="text-[15px] font-semibold">{t('contracts.simulator')}</h3>
        <TextField
          label={t('contracts.turnover')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={18}
          value={turnover}
          onChange={(event) => setTurnover(event.target.value)}
        />
        <TextField
          label={t('contracts.active')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={active}
          onChange={(event) => setActive(event.target.value)}
        />
        {isDividend && (
          <TextField
            label={t('contracts.teamLoss')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={18}
            value={loss}
            onChange={(event) => setLoss(event.target.value)}
          />
        )}
        <Button type="submit" disabled={!isReady} loading={simulate.isPending}>
          {t('contracts.simulate')}
        </Button>
        {simulate.error !== null && <FailureNote error={simulate.error} onRetry={run} />}
        <div aria-live="polite">
          {paid && (
            <Facts
              facts={[
                {
                  label: t('contracts.tierHeld'),
                  value: paid.tier === null ? t('contracts.noTier') : `${paid.tier}: ${percent(paid.rate)}`,
                },
                { label: t('contracts.gross'), value: write(paid.gross) },
                ...(paid.nextTier === null
                  ? []
                  : [
                      { label: t('contracts.nextTurnover'), value: write(paid.nextTier.turnover) },
                      { label: t('contracts.nextActive'), value: String(paid.nextTier.activeDownlines) },
                    ]),
              ]}
            />
          )}
        </div>
      </form>
    </Card>
  );
}
