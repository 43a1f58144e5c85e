import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  BillState,
  Contract,
  ContractBrief,
  ContractConflict,
  ContractKind,
  ContractParty,
  ContractState,
  ContractTerms,
} from '#generated/model/index.ts';
import { useDates } from '#portal/access/use-dates.ts';
import { useMoney } from '#portal/access/use-money.ts';
import { SignedAmount } from '#portal/entities/money/amount.tsx';
import { useLanguage } from '#portal/i18n/language.ts';
import { cn } from '#portal/lib/cn.ts';
import { formatNumber } from '#portal/lib/format.ts';
import { Badge } from '#portal/ui/badge.tsx';
import { subtractAmounts } from '#shared/money/amount.ts';
import { partyName } from '#shared/text/words.ts';
import { AccountFace, typeName } from '../accounts.tsx';

const contractTones = {
  requested: 'info',
  valid: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  terminating: 'warn',
  terminated: 'neutral',
  superseded: 'neutral',
} as const satisfies Record<ContractState, string>;

/** The state of a contract. */
export function ContractBadge({ state }: { readonly state: ContractState }) {
  const { t } = useTranslation();
  return <Badge tone={contractTones[state]}>{t(`contracts.state.${state}`)}</Badge>;
}

const billTones = {
  pending: 'info',
  issued: 'success',
  part_collected: 'warn',
  not_reached: 'neutral',
  insufficient: 'warn',
  denied: 'danger',
  expired: 'danger',
} as const satisfies Record<BillState, string>;

/** The state of a bill. */
export function BillBadge({ state }: { readonly state: BillState }) {
  const { t } = useTranslation();
  return <Badge tone={billTones[state]}>{t(`contracts.billState.${state}`)}</Badge>;
}

/** A party by its nickname and account; the platform by its name alone. */
export function partyText(party: ContractParty): string {
  return party.id === null ? party.nickname : partyName(party);
}

/** The other side of a contract. */
export function otherParty({ side, upline, downline }: Contract): ContractParty {
  return side === 'own' ? upline : downline;
}

/** The party that opens a contract, with its account below. */
export function PartyCell({ party, onOpen }: { readonly party: ContractParty; readonly onOpen: () => void }) {
  return (
    <span className="grid justify-items-start">
      <button
        type="button"
        className="target text-left font-semibold wrap-anywhere underline-offset-4 hover:underline"
        onClick={onOpen}
      >
        {party.nickname}
      </button>
      {party.id !== null && <span className="text-xs font-normal wrap-anywhere text-text-3">{party.account}</span>}
    </span>
  );
}

type TermsTableProps = {
  readonly kind: ContractKind;
  readonly terms: ContractTerms;
  /** The tier that held, from 1. */
  readonly held?: number | null;
};

/** The tiers of a contract, who counts as active, and what is carried over. */
export function TermsTable({ kind, terms, held = null }: TermsTableProps) {
  const { t } = useTranslation();
  const { locale } = useLanguage();
  const percent = usePercent();
  const write = useMoney();
  const isDividend = kind === 'dividend';
  return (
    <section className="grid gap-2">
      <h4 className="text-sm font-semibold">{t('contracts.tiers')}</h4>
      <section
        aria-label={t('contracts.tiers')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable by keyboard
        tabIndex={0}
        className="relative overflow-x-auto rounded-md border border-line"
      >
        <table className="num w-full text-right text-sm">
          <thead className="text-xs text-text-3">
            <tr>
              <th className="px-4 py-2 text-left font-medium">{t('contracts.tier')}</th>
              <th className="px-4 py-2 font-medium">{t('contracts.from')}</th>
              <th className="px-4 py-2 font-medium">{t('contracts.activeFrom')}</th>
              {isDividend && <th className="px-4 py-2 font-medium">{t('contracts.lossFrom')}</th>}
              <th className="px-4 py-2 font-medium">{t('contracts.rate')}</th>
            </tr>
          </thead>
          <tbody>
            {terms.tiers.map((tier, at) => (
              <tr
                key={tier.rate}
                className={
                  held === at + 1 ? 'border-t border-line bg-brand-soft font-semibold' : 'border-t border-line'
                }
              >
                <td className="px-4 py-2 text-left">{at + 1}</td>
                <td className="px-4 py-2">{write(tier.turnover)}</td>
                <td className="px-4 py-2">{formatNumber(tier.activeDownlines, locale)}</td>
                {isDividend && <td className="px-4 py-2">{write(tier.loss ?? '0.00')}</td>}
                <td className="px-4 py-2 whitespace-nowrap">{percent(tier.rate)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="text-sm text-text-2">
        {t('contracts.activeMinimum', { amount: write(terms.activeMinimum) })}
        {terms.carryOver !== null && ` ${t(`contracts.carryOver.${terms.carryOver}`)}`}
      </p>
    </section>
  );
}

/** The contracts that a new one would end: who loses which rate, and what was turned over below (CONTRACT-06). */
export function ConflictTable({ conflicts }: { readonly conflicts: readonly ContractConflict[] }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const dates = useDates();
  const [first] = conflicts;
  if (first === undefined) return null;
  return (
    <section aria-label={t('contracts.conflicts', { count: conflicts.length })} className="grid">
      <div className="flex gap-3 bg-warn-soft px-4 py-3 sm:px-5">
        <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
        <div className="grid gap-0.5">
          <h4 className="font-semibold">{t('contracts.conflicts', { count: conflicts.length })}</h4>
          <p className="text-sm text-text-2">
            {t('contracts.conflictText', {
              newRate: percent(first.newRate),
              at: dates.write(Date.parse(first.endsAt)),
            })}
          </p>
        </div>
      </div>
      <ul className="divide-y divide-line">
        {conflicts.map((conflict) => (
          <Row key={conflict.contractId} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}

function Row({ conflict: { downline, type, turnover, rate } }: { readonly conflict: ContractConflict }) {
  const { t } = useTranslation();
  const percent = usePercent();
  const write = useMoney();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5 text-sm sm:px-5">
      <AccountFace account={downline.account} />
      <span className="grid min-w-0 flex-1 basis-32">
        <span className="font-semibold wrap-anywhere">{downline.account}</span>
        <span className="text-xs text-text-3">{t(`team.type.${typeName(type)}`)}</span>
      </span>
      <span className="text-text-3">
        {t('contracts.inDays')} <span className="num font-semibold text-text-1">{write(turnover)}</span>
      </span>
      <span className="ml-auto inline-flex items-center gap-2">
        <span className="num font-semibold">{percent(rate)}</span>
        <ArrowRight size={14} aria-hidden="true" className="text-text-3" />
        <ContractBadge state="terminating" />
      </span>
    </li>
  );
}

/** What has been paid, and when the rest follows where a part is open. */
export function PaidCell({ paid, restAt }: { readonly paid: string; readonly restAt: string | null }) {
  const { t } = useTranslation();
  const dates = useDates();
  return (
    <span className="inline-grid justify-items-end">
      <SignedAmount amount={paid} />
      {restAt !== null && (
        <span className="max-w-44 text-xs font-normal whitespace-normal text-text-3">
          {t('contracts.restAt', { at: dates.write(Date.parse(restAt)) })}
        </span>
      )}
    </span>
  );
}

type WindowRingProps = {
  /** From 0 to 1. */
  readonly share: number;
  readonly className?: string | undefined;
};

/** How much of the window has passed. The text beside it says the same. */
export function WindowRing({ share, className }: WindowRingProps) {
  return (
    <svg viewBox="0 0 48 48" className={cn('-rotate-90', className)} aria-hidden="true">
      <circle cx="24" cy="24" r="21" fill="none" strokeWidth="5" className="stroke-surface-3" />
      <circle
        cx={24}
        cy={24}
        r={21}
        fill="none"
        strokeWidth={5}
        strokeLinecap="round"
        pathLength={1}
        strokeDasharray={`${share} 1`}
        className="stroke-brand-graphic"
      />
    </svg>
  );
}

/** Of a whole. */
export const BASIS_POINTS = 10_000;

/** Writes basis points as percent with two decimals: 30 is `0.30%`, in Vietnamese `0,30%`. */
export function usePercent(): (basisPoints: number) => string {
  const { locale } = useLanguage();
  return useCallback(
    (basisPoints) =>
      new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 2 }).format(basisPoints / BASIS_POINTS),
    [locale],
  );
}

/** The highest rate of a contract in basis points. */
export function topRate({ tiers }: Pick<ContractTerms, 'tiers'>): number {
  return tiers.at(-1)?.rate ?? 0;
}

/** A result of a team, which is negative where the team lost, from the agent's side, who is paid by what it lost. */
export function agentsSide(result: string): string {
  return subtractAmounts('0.00', result);
}

/** The parameters of a list that shows results from the agent's side: the server's greatest is the agent's least. */
export function agentsOrder<Params extends { readonly sort?: string }>(params: Params): Params {
  const turned = { result: '-result', '-result': 'result' }[params.sort ?? ''];
  return turned === undefined ? params : { ...params, sort: turned };
}

const pages = {
  dividend: 'agentDividend',
  daily: 'agentDailySalary',
  hourly: 'agentHourlySalary',
  realtime: 'agentRealtimeSalary',
} as const satisfies Record<ContractKind, string>;

/** The address of a contract that pays the agent, within the agent centre. */
export function ownContractPanel({ kind, contractId }: { readonly kind: ContractKind; readonly contractId: string }) {
  return `${pages[kind]}?${new URLSearchParams({ contract: contractId })}`;
}

/** The address of the bills of a kind, within the agent centre. */
export function billsPanel(kind: ContractKind): string {
  return `${pages[kind]}?${new URLSearchParams({ view: 'bills' })}`;
}

/** The address of a contract that the agent grants, within the agent centre. */
export function contractPanel({ kind, contractId }: { readonly kind: ContractKind; readonly contractId: string }) {
  return `${pages[kind]}?${new URLSearchParams({ view: 'downline', contract: contractId })}`;
}

/** The address of a proposal to a direct downline, within the agent centre. */
export function proposalPanel(kind: ContractKind, memberId: string): string {
  return `${pages[kind]}?${new URLSearchParams({ view: 'downline', new: '1', downline: memberId })}`;
}

type GrantedCellProps = {
  readonly contracts: readonly ContractBrief[];
  /** Where the figures beside it begin at the left. */
  readonly isLeft?: boolean;
};

/** Each kind in force that an agent grants, with its highest rate; otherwise what waits, or that there is none. */
export function GrantedCell({ contracts, isLeft = false }: GrantedCellProps) {
  const { t } = useTranslation();
  const percent = usePercent();
  const [first] = contracts;
  if (first === undefined) return <Badge>{t('team.contract.none')}</Badge>;
  const inForce = contracts.filter(({ state }) => state !== 'requested');
  if (inForce.length === 0) return <ContractBadge state={first.state} />;
  return (
    <span className={cn('inline-flex flex-wrap gap-x-2 text-xs', !isLeft && 'justify-end')}>
      {inForce.map(({ contractId, kind, rate }) => (
        <span key={contractId} className="whitespace-nowrap">
          <span className="font-normal text-text-3">{t(`team.contract.${kind}`)} </span>
          <span className="num font-semibold">{percent(rate)}</span>
        </span>
      ))}
    </span>
  );
}

/** Writes the same for a file: each kind in force with its rate; nothing where none is. */
export function useGrantedText(): (contracts: readonly ContractBrief[]) => string {
  const { t } = useTranslation();
  const percent = usePercent();
  return useCallback(
    (contracts) =>
      contracts
        .filter(({ state }) => state !== 'requested')
        .map(({ kind, rate }) => `${t(`team.contract.${kind}`)} ${percent(rate)}`)
        .join('; '),
    [t, percent],
  );
}
