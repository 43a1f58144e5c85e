import { sql } from 'drizzle-orm';
import type { BlockKind, BlockPage, BlockState } from '#generated/model/index.ts';
import type { Services } from '#server/services.ts';
import { parseAddress } from '#server/shared/addresses.ts';
import { Failure } from '#server/shared/failure.ts';
import type { PageQuery } from '../paging/page.ts';
import { paged } from '../paging/paged.ts';
import { piece } from '../paging/piece.ts';
import { BLOCK, BLOCK_IS_ACTIVE, type BlockRow, toldBlock } from './block.ts';

export interface BlockQuery extends PageQuery {
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
  return { content: content.map(toldBlock), totalPages, totalElements };
}

function reduced(text: string): string {
  const address = parseAddress(text)?.toString();
  if (address !== undefined) return address;
  const message = 'This is no IP address.';
  throw new Failure('validation_failed', { fields: [{ pointer: '/query/address', rule: 'format', message }] });
}
