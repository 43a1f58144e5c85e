import { sql } from 'drizzle-orm';
import type { Block, BlockKind, BlockPage, BlockState, CreateBlockPayload } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { networkOf, parseAddress } from '#server/shared/addresses.ts';
import { Failure, momentOf } from '#server/shared/failure.ts';
import { audit } from '../audit/audit.ts';
import { type PageQuery, paged, piece } from '../paging/paging.ts';
import { BLOCK, BLOCK_IS_ACTIVE, type BlockRow, readBlock, toBlock } from './block.ts';

type Dependencies = Pick<Services, 'db' | 'clock' | 'random'>;

const FIND = `
  select 1 from site_blocks b
  where ${BLOCK_IS_ACTIVE} and b.network is not distinct from $2 and b.country is not distinct from $3`;
const ADD = `
  insert into site_blocks (id, kind, network, country, reason, created_at, created_by, ends_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`;

/**
 * Blocks a network or a country from now on. Failures: `validation_failed` for a target that does not fit its kind, is
 * no network or has ended, and `conflict` while it is blocked already.
 */
export async function createBlock(
  { db, clock, random }: Dependencies,
  operator: string,
  payload: CreateBlockPayload,
): Promise<Block> {
  const now = new Date(clock());
  const { kind, reason } = payload;
  const { network, country } = targetOf(payload);
  const endsAt = payload.endsAt === null ? null : momentOf(payload.endsAt, 'endsAt');
  if (endsAt && endsAt <= now) throw refused('/endsAt', 'future', 'The end has passed already.');
  const id = `bk-${Buffer.from(random(9)).toString('base64url')}`;
  return db.transaction(async (tx) => {
    // Two operators could otherwise block the same at once.
    await tx.query('blocks_lock', 'lock table site_blocks in share row exclusive mode');
    const same = await tx.query('block_find', FIND, [now, network, country]);
    if (same.length > 0) throw new Failure('conflict');
    await tx.query('block_add', ADD, [id, kind, network, country, reason, now, operator, endsAt]);
    const data = { operator, blockId: id, network, country, reason };
    await audit(tx, { at: now, kind: 'block_created', memberId: null, data });
    const row = await readBlock(tx, id, now);
    if (!row) throw new Error('the new block is gone');
    return toBlock(row);
  });
}

function targetOf({ kind, network, country }: CreateBlockPayload) {
  if ((kind === 'ip') !== (network !== null)) throw refused('/network', 'kind', 'It is set exactly for addresses.');
  if ((kind === 'region') !== (country !== null)) throw refused('/country', 'kind', 'It is set exactly for a region.');
  const reduced = network === null ? null : networkOf(network);
  if (reduced === undefined) throw refused('/network', 'format', 'This is no IP address or network.');
  return { network: reduced, country };
}

interface BlockQuery extends PageQuery {
  readonly kind?: BlockKind | undefined;
  readonly state?: BlockState | undefined;
  readonly address?: string | undefined;
}

/** A page of the blocks, active ones first, then the newest. Failure: `validation_failed` for a bad address. */
export async function listBlocks(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { kind, state, address, ...page }: BlockQuery,
): Promise<BlockPage> {
  const now = new Date(clock());
  const active = piece(BLOCK_IS_ACTIVE, now);
  const list = {
    name: 'blocks',
    from: sql`site_blocks b`,
    where: [
      kind && sql`b.kind = ${kind}`,
      state && sql`${active} = ${state === 'active'}`,
      address === undefined ? undefined : sql`b.network::inet >>= ${reduced(address)}::inet`,
    ],
    order: sql`${active} desc, b.created_at desc, b.id desc`,
    columns: piece(BLOCK, now),
  };
  const { content, totalPages, totalElements } = await paged<BlockRow>(db, list, page);
  return { content: content.map(toBlock), totalPages, totalElements };
}

function reduced(text: string): string {
  const address = parseAddress(text)?.toString();
  if (address !== undefined) return address;
  const message = 'This is no IP address.';
  throw new Failure('validation_failed', { fields: [{ pointer: '/query/address', rule: 'format', message }] });
}

function refused(pointer: string, rule: string, message: string): Failure {
  return new Failure('validation_failed', { fields: [{ pointer: `/body${pointer}`, rule, message }] });
}

const LIFT = 'update site_blocks set lifted_at = $2, lifted_by = $3 where id = $1';

/** Lifts a block; one that has ended stays unchanged. Failure: `not_found`. */
export function liftBlock({ db, clock }: Dependencies, operator: string, id: string): Promise<Block> {
  const now = new Date(clock());
  return db.transaction(async (tx) => {
    await tx.query('block_lock', 'select 1 from site_blocks where id = $1 for update', [id]);
    const before = await readBlock(tx, id, now);
    if (!before) throw new Failure('not_found');
    if (before.state === 'ended') return toBlock(before);
    await tx.query('block_lift', LIFT, [id, now, operator]);
    await audit(tx, { at: now, kind: 'block_lifted', memberId: null, data: { operator, blockId: id } });
    return toBlock({ ...before, state: 'ended', liftedAt: now, liftedBy: operator });
  });
}
