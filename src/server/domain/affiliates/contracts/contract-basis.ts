import { sql } from 'drizzle-orm';
import type { ContractBasis, GetContractBasisParams } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { windowAt } from '#shared/contracts/contract-windows.ts';
import { money, requireMoney } from '../../ground/amounts/money.ts';
import type { DateRange } from '../../ground/date-range.ts';
import { paged } from '../../ground/paging/paging.ts';
import { figuresOf } from '../line/team-movements.ts';
import { CONTRACT_COLUMNS, CONTRACT_TABLES, type ContractRow, contractOf, partyOf } from './contract-row.ts';
import { ownRateOf, requireKind, requireParty } from './contract-rules.ts';

const BETWEEN = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.upline_id = $1 and c.downline_id = $2 and c.kind = $3 and c.state in ('requested', 'valid', 'terminating')
  order by c.id desc`;

/**
 * What an agent has to know before it proposes a contract. Failures: `contract_kind_unavailable`, `validation_failed`
 * for an amount with too many decimals, `not_found`, `contract_party_invalid`.
 */
export async function contractBasis(
  { db, brand, clock }: Pick<Services, 'db' | 'brand' | 'clock'>,
  agentId: number,
  { kind, downlineId, activeMinimum }: GetContractBasisParams,
): Promise<ContractBasis> {
  requireKind(brand, kind);
  if (activeMinimum !== undefined) requireMoney(brand, activeMinimum, '/query/activeMinimum');
  const now = clock();
  const party = await requireParty(db, agentId, downlineId);
  const ownRate = await ownRateOf(db, agentId, kind);
  const rows = await db.query<ContractRow>('contract_between', BETWEEN, [agentId, party.id, kind]);
  const current = rows.find(({ state }) => state !== 'requested');
  const open = rows.find(({ state }) => state === 'requested');
  const toContract = (row: ContractRow | undefined) => (row === undefined ? null : contractOf(brand, row, agentId));
  const minimum = activeMinimum ?? current?.terms.activeMinimum ?? '0.00';
  // A dividend goes by half months, which days say nothing about.
  const { from } = windowAt(kind === 'dividend' ? kind : 'daily', now, brand.timeZone);
  const figures = await figuresSoFar(db, party.id, { from: new Date(from), to: new Date(now) }, minimum);
  const wire = (numeric: string) => money(numeric, brand.currency.decimals);
  return {
    kind,
    downline: partyOf(brand, party.id, party.account, party.nickname),
    type: party.type,
    ownRate,
    current: toContract(current),
    open: toContract(open),
    startsAt: new Date(windowAt(kind, now, brand.timeZone).to).toISOString(),
    figures: {
      from: new Date(from).toISOString(),
      turnover: wire(figures.turnover),
      teamResult: wire(figures.result),
      activeMinimum: minimum,
      activeDownlines: figures.active,
    },
    asOf: new Date(now).toISOString(),
  };
}

interface Figures {
  readonly turnover: string;
  readonly result: string;
  readonly active: number;
}

/** The figures of a team, by the rule of the bills: without a minimum everybody is active. */
async function figuresSoFar(db: Database, agentId: number, range: DateRange, minimum: string): Promise<Figures> {
  const { content } = await paged<Figures>(
    db,
    {
      name: 'contract_basis',
      from: sql`(
        select coalesce(sum(f."validTurnover"), 0) as turnover,
          coalesce(sum(f.prizes + f.rebates + f.promotions + f.fees - f.turnover), 0) as result,
          count(*) filter (where coalesce(f."validTurnover", 0) >= ${minimum}::numeric) as active
        from team_lines l left join (${figuresOf(agentId, range)}) f on f.member_id = l.descendant_id
        where l.ancestor_id = ${agentId}
      ) z`,
      where: [],
      order: sql`1`,
      columns: sql`z.*`,
    },
    { pageNo: 1, pageSize: 1 },
  );
  return content[0] ?? { turnover: '0', result: '0', active: 0 };
}
