import type {
  AgentType,
  Contract,
  ContractAction,
  ContractBrief,
  ContractDetail,
  ContractKind,
  ContractParty,
  ContractState,
  ContractTerms,
  ContractVersion,
} from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';

/** A party of a contract: an agent, or null for the platform. */
export type Party = number | null;

/** A contract as it is stored, with the names of its parties. */
export interface ContractRow {
  readonly id: number;
  readonly kind: ContractKind;
  readonly uplineId: Party;
  readonly downlineId: number;
  readonly state: ContractState;
  readonly terms: ContractTerms;
  readonly rate: number;
  readonly version: number;
  readonly waitsFor: 'upline' | 'downline' | null;
  readonly effectiveFrom: Date | null;
  readonly effectiveTo: Date | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly uplineAccount: string | null;
  readonly uplineNickname: string | null;
  readonly downlineAccount: string;
  readonly downlineNickname: string;
  readonly downlineType: AgentType;
  readonly replacesId: number | null;
}

/** The tables of `CONTRACT_COLUMNS`. */
export const CONTRACT_TABLES = `
  contracts c left join members u on u.id = c.upline_id join members d on d.id = c.downline_id`;

// A proposal names what is in force; a signed contract what it took the place of.
const REPLACES = `
  (select r.id from contracts r
  where r.kind = c.kind and r.downline_id = c.downline_id and r.upline_id is not distinct from c.upline_id
    and r.id <> c.id and ((c.state = 'requested' and r.state in ('valid', 'terminating'))
      or (r.state = 'superseded' and r.effective_to = c.effective_from and r.id < c.id))
  order by r.id desc limit 1)`;

export const CONTRACT_COLUMNS = `
  c.id, c.kind, c.upline_id as "uplineId", c.downline_id as "downlineId", c.state, c.terms, c.rate, c.version,
  c.waits_for as "waitsFor", c.effective_from as "effectiveFrom", c.effective_to as "effectiveTo",
  c.created_at as "createdAt", c.updated_at as "updatedAt", u.account as "uplineAccount",
  u.nickname as "uplineNickname", d.account as "downlineAccount", d.nickname as "downlineNickname", d.type as "downlineType",
  ${REPLACES} as "replacesId"`;

/** The id of a contract on the wire. */
export function contractId(id: number): string {
  return `ct-${id}`;
}

/** A contract as a party sees it. */
export function contractOf(brand: Pick<Brand, 'name'>, row: ContractRow, viewer: Party): Contract {
  const { kind, state, terms, version, effectiveFrom, effectiveTo, createdAt, updatedAt, replacesId } = row;
  return {
    contractId: contractId(row.id),
    kind,
    side: viewer === row.downlineId ? 'own' : 'downline',
    state,
    upline: partyOf(brand, row.uplineId, row.uplineAccount, row.uplineNickname),
    downline: partyOf(brand, row.downlineId, row.downlineAccount, row.downlineNickname),
    terms,
    version,
    replaces: replacesId === null ? null : contractId(replacesId),
    effectiveFrom: effectiveFrom?.toISOString() ?? null,
    effectiveTo: effectiveTo?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    actions: actionsOf(row, viewer),
  };
}

/** A contract in short. */
export function contractBrief({
  id,
  kind,
  state,
  rate,
}: Pick<ContractRow, 'id' | 'kind' | 'state' | 'rate'>): ContractBrief {
  return { contractId: contractId(id), kind, state, rate };
}

/** The platform, or an agent by its names. */
export function partyOf(
  { name }: Pick<Brand, 'name'>,
  id: Party,
  account: string | null,
  nickname: string | null,
): ContractParty {
  if (id === null) return { id: null, account: 'platform', nickname: name };
  return { id: `${id}`, account: account ?? '', nickname: nickname ?? '' };
}

function actionsOf({ state, downlineId, waitsFor }: ContractRow, viewer: Party): ContractAction[] {
  const side = viewer === downlineId ? 'downline' : 'upline';
  if (state === 'requested') return side === 'downline' ? ['sign', 'reject'] : ['withdraw'];
  if (state === 'valid') return ['terminate'];
  return state === 'terminating' && waitsFor === side ? ['agree_termination'] : [];
}

const FIND = `
  select ${CONTRACT_COLUMNS} from ${CONTRACT_TABLES}
  where c.id = $1 and (c.downline_id = $2 or c.upline_id is not distinct from $2)`;
const VERSIONS = `
  select v.version, v.action, v.state, v.by_id as "byId", m.account, m.nickname, v.at, v.text,
    v.text_language as "textLanguage", v.text_hash as "textHash", v.reason
  from contract_versions v left join members m on m.id = v.by_id
  where v.contract_id = $1 order by v.version desc limit 100`;

/** A contract of a party by its id on the wire. Failure: `not_found` for contracts of others. */
export async function findContract(tx: Pick<Queries, 'query'>, id: string, viewer: Party): Promise<ContractRow> {
  const [, digits = '0'] = /^ct-(\d{1,15})$/.exec(id) ?? [];
  const [row] = await tx.query<ContractRow>('contract_find', FIND, [Number(digits), viewer]);
  if (row === undefined) throw new Failure('not_found');
  return row;
}

interface VersionRow extends Omit<ContractVersion, 'by' | 'at'> {
  readonly byId: Party;
  readonly account: string | null;
  readonly nickname: string | null;
  readonly at: Date;
}

/** A contract with its history, the newest version first. Failure: `not_found`. */
export async function contractDetail(
  tx: Pick<Queries, 'query'>,
  brand: Pick<Brand, 'name'>,
  id: string,
  viewer: Party,
): Promise<ContractDetail> {
  const row = await findContract(tx, id, viewer);
  const versions = await tx.query<VersionRow>('contract_versions', VERSIONS, [row.id]);
  return {
    contract: contractOf(brand, row, viewer),
    versions: versions.map(({ byId, account, nickname, at, ...version }) => ({
      ...version,
      by: partyOf(brand, byId, account, nickname),
      at: at.toISOString(),
    })),
  };
}
