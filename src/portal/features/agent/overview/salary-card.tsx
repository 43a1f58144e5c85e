import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useListIncome } from '#generated/client/agent/agent.ts';
import {
  getGetContractProgressQueryOptions,
  useGetContractProgress,
  useListContracts,
} from '#generated/client/contract/contract.ts';
import type { Contract, ContractKind, ContractProgress, TeamOverview } from '#generated/model/index.ts';
import { ContractState } from '#generated/model/index.ts';
import { listContractsQueryPageSizeMax } from '#generated/zod/contract/contract.ts';
import { useBrandZone, useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { usePanel } from '#portal/access/use-panel.ts';
import { LoadState } from '#portal/entities/loading/load-state.tsx';
import { timeLeft, useTime } from '#portal/entities/time/use-time.ts';
import { useMediaQuery } from '#portal/lib/browser-state.ts';
import { Button } from '#portal/ui/button.tsx';
import { Card } from '#portal/ui/card.tsx';
import { Skeleton } from '#portal/ui/loading.tsx';
import { settlementAfter, windowAt } from '#shared/contracts/contract-windows.ts';
import { addAmounts } from '#shared/money/amount.ts';
import {
  billsPanel,
  ContractBadge,
  ownContractPanel,
  topRate,
  usePercent,
  WindowRing,
} from '../contracts/contract-parts.tsx';

// The one that settles most often tells most about the day.
const KINDS = ['realtime', 'hourly', 'daily', 'dividend'] as const;

// A contract that ends pays until its end, but its successor says what holds.
const STATES = [ContractState.valid, ContractState.terminating] as const;

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
type SalaryCardProps = {
  readonly overview: TeamOverview;
  /** How far the server's clock is ahead, in ms. */
  readonly ahead: number;
};

/**
 * The contract that pays the agent most often: what it has earned so far, when it settles next, and what it paid. Below
 * it stand what the others have earned, and all together.
 */
export function SalaryCard({ overview, ahead }: SalaryCardProps) {
  // The largest page, so that no contract in force is on a later one.
  const query = useListContracts({ side: 'own', pageNo: 1, pageSize: listContractsQueryPageSizeMax });
  if (!query.data) {
    return (
      <Card className="p-5">
        <LoadState query={query} skeleton={<Skeleton className="h-40" />} />
      </Card>
    );
  }
  const contracts = contractsInForce(query.data.content);
  const [contract] = contracts;
  if (contract === undefined) return <NoContract />;
  return <Running contract={contract} all={contracts} overview={overview} ahead={ahead} />;
}

function NoContract() {
  const { t } = useTranslation();
  const { show } = usePanel();
  return (
    <Card className="grid content-start gap-2 p-5">
      <h3 className="text-[15px] font-semibold">{t('team.salary.none')}</h3>
      <p className="text-sm text-text-2">{t('team.salary.noneText')}</p>
      <Button size="sm" className="mt-2 justify-self-start" onClick={() => show('agentContractRequests')}>
        {t('team.salary.requests')}
      </Button>
    </Card>
  );
}

type RunningProps = SalaryCardProps & {
  /** The one of `all` that settles most often. */
  readonly contract: Contract;
  readonly all: readonly Contract[];
};

function Running({ contract, all, overview, ahead }: RunningProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  const { show } = usePanel();
  const hasRoom = useMediaQuery('(width >= 640px)');
  const { kind, state, terms } = contract;
  const { from, to } = overview;
  const paid = useListIncome({ kind, from, to, pageNo: 1, pageSize: 1 }).data?.totals.net;
  const { amount, since } = useEarned(contract);
  const rate = percent(topRate(terms));
  const rateName = t(terms.tiers.length > 1 ? 'contracts.topRate' : 'contracts.rate');
  const bills = (
    <Button size={hasRoom ? 'sm' : 'md'} onClick={() => show(billsPanel(kind))}>
      {t('contracts.views.bills')}
    </Button>
  );
  if (!hasRoom) {
    return (
      <Card className="flex flex-wrap items-center justify-between gap-3 px-4 py-3.5">
        <div className="min-w-0 flex-1">
          <h3 className="text-xs text-text-2">
            {t(`contracts.kind.${kind}`)}, {since}
          </h3>
          <p className="num text-2xl font-bold wrap-anywhere">{amount}</p>
          <BriefSettlement kind={kind} rateName={rateName} rate={rate} ahead={ahead} />
        </div>
        {bills}
        <Accrued contracts={all} />
      </Card>
    );
  }
  return (
    <Card className="flex flex-col px-5 py-4">
      <h3 className="text-[15px] font-semibold">{t(`contracts.kind.${kind}`)}</h3>
      <p className="num mt-1 text-3xl font-bold wrap-anywhere">{amount}</p>
      <p className="text-sm text-text-2">{since}</p>
      <Settlement kind={kind} ahead={ahead} />
      <Accrued contracts={all} />
      <dl className="my-auto grid gap-1 py-2 text-sm text-text-2 [&>div]:flex [&>div]:items-center [&>div]:justify-between [&>div]:gap-3">
        <div>
          <dt>{rateName}</dt>
          <dd className="num text-text-1">{rate}</dd>
        </div>
        <div>
          <dt>{t('contracts.contract')}</dt>
          <dd>
            <ContractBadge state={state} />
          </dd>
        </div>
        <div>
          <dt>{t('team.salary.paid')}</dt>
          <dd className="num text-text-1">{paid === undefined ? <Skeleton className="h-5 w-20" /> : write(paid)}</dd>
        </div>
        <div>
          <dt>{t('team.tile.income')}</dt>
          <dd className="num text-text-1">{write(overview.income.value)}</dd>
        </div>
      </dl>
      <div className="flex gap-2">
        <Button size="sm" className="flex-1" onClick={() => show(ownContractPanel(contract))}>
          {t('team.salary.contract')}
        </Button>
        {bills}
      </div>
    </Card>
  );
}

/** What the running window has earned, and since when; a dash until the contract pays for one. */
function useEarned({ contractId, kind, effectiveFrom }: Contract) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const { data, isError } = useGetContractProgress(contractId, { query: { refetchInterval: untilNews, staleTime: 0 } });
  if (data === undefined) {
    const since = isError ? t('team.salary.unknown') : t('team.salary.earned');
    return { amount: isError ? '–' : <Skeleton className="h-8 w-28" />, since };
  }
  if (data.earned === null) {
    const at = dates.write(Date.parse(effectiveFrom ?? data.windowTo));
    return { amount: '–', since: t('team.salary.begins', { at }) };
  }
  const style = kind === 'dividend' ? 'date' : 'time';
  const at = dates.write(Date.parse(data.windowFrom), style);
  return { amount: write(data.earned.net), since: t('team.salary.since', { at }) };
}

/** What each of several contracts has earned in its running window, and all together; nothing where one stands alone. */
function Accrued({ contracts }: { readonly contracts: readonly Contract[] }) {
  const { t } = useTranslation();
  const write = useMoney();
  const dates = useDates();
  const progress = useQueries({
    queries: contracts.map(({ contractId }) =>
      getGetContractProgressQueryOptions(contractId, { query: { refetchInterval: untilNews, staleTime: 0 } }),
    ),
  });
  if (contracts.length < 2) return null;
  const rows = contracts.map(({ contractId, kind }, index) => {
    const data = progress[index]?.data;
    const at = data && dates.write(Date.parse(data.windowFrom), kind === 'dividend' ? 'date' : 'time');
    const name = t(`contracts.kind.${kind}`);
    // A contract whose first window has not begun has earned nothing.
    return {
      contractId,
      label: at ? t('team.salary.ofKind', { name, at }) : name,
      net: data && (data.earned?.net ?? '0.00'),
    };
  });
  const nets = rows.flatMap(({ net }) => net ?? []);
  const all = nets.length === rows.length ? nets.reduce(addAmounts, '0.00') : undefined;
  return (
    <dl className="mt-2.5 grid w-full gap-1 text-sm [&>div]:flex [&>div]:items-baseline [&>div]:justify-between [&>div]:gap-3">
      {rows.map(({ contractId, label, net }) => (
        <div key={contractId}>
          <dt className="text-text-2">{label}</dt>
          <dd className="num">{net === undefined ? '–' : write(net)}</dd>
        </div>
      ))}
      <div className="border-t border-line pt-1 font-semibold">
        <dt>{t('team.salary.all')}</dt>
        <dd className="num">{all === undefined ? '–' : write(all)}</dd>
      </div>
    </dl>
  );
}

/** Milliseconds until the figures are worth asking for again: as the window ends, and each minute before. */
function untilNews({ state }: { readonly state: { readonly data: ContractProgress | undefined } }): number | false {
  if (state.data === undefined) return false;
  const { windowTo, asOf } = state.data;
  return Math.min(MINUTE, Math.max(1000, Date.parse(windowTo) - Date.parse(asOf) + 500));
}

type SettlementProps = { readonly kind: ContractKind; readonly ahead: number };

/** The next settlement of a kind: the time until then, or its date from a day ahead on. */
function useSettlement({ kind, ahead }: SettlementProps) {
  const zone = useBrandZone();
  const dates = useDates();
  const time = useTime(ahead);
  const at = settlementAfter(kind, time, zone);
  const { from, to } = windowAt(kind, time, zone);
  const isSoon = at - time < DAY;
  return { isSoon, text: isSoon ? timeLeft(at - time) : dates.write(at), share: (time - from) / (to - from) };
}

function Settlement(props: SettlementProps) {
  const { t } = useTranslation();
  const { isSoon, text, share } = useSettlement(props);
  return (
    <div className="mt-2.5 flex items-center gap-3 rounded-md bg-surface-2 px-3 py-2.5">
      <WindowRing share={share} className="size-9 flex-none" />
      <p className="min-w-0 text-xs text-text-2">
        <span role={isSoon ? 'timer' : undefined} className="num block text-lg/5 text-text-1">
          {text}
        </span>
        {t(isSoon ? `team.salary.until.${props.kind}` : 'team.salary.on')}
      </p>
    </div>
  );
}

type BriefSettlementProps = SettlementProps & { readonly rateName: string; readonly rate: string };

function BriefSettlement({ rateName, rate, ...props }: BriefSettlementProps) {
  const { t } = useTranslation();
  const { isSoon, text } = useSettlement(props);
  return (
    <p className="text-xs text-text-2">
      {rateName} <span className="num text-text-1">{rate}</span>
      {'. '}
      {t(isSoon ? 'contracts.nextIn' : 'contracts.nextAt')} <span className="num text-text-1">{text}</span>
    </p>
  );
}

/** The contracts in force, those that settle most often first. */
function contractsInForce(contracts: readonly Contract[]): Contract[] {
  const places = KINDS.flatMap((kind) => STATES.map((state) => ({ kind, state })));
  return places.flatMap(({ kind, state }) =>
    contracts.filter((contract) => contract.kind === kind && contract.state === state),
  );
}
