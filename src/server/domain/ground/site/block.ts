import type { Block } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';

/** Whether the block `b` holds at the moment `$1`. */
export const BLOCK_IS_ACTIVE = '(b.lifted_at is null and (b.ends_at is null or b.ends_at > $1))';

/** The columns of the block `b` at the moment `$1`. */
export const BLOCK = `
  b.id as "blockId", b.kind, b.network, b.country, b.ends_at as "endsAt", b.reason,
  case when ${BLOCK_IS_ACTIVE} then 'active' else 'ended' end as state,
  b.created_at as "createdAt", b.created_by as "createdBy", b.lifted_at as "liftedAt", b.lifted_by as "liftedBy"`;

export type BlockRow = Omit<Block, 'endsAt' | 'createdAt' | 'liftedAt'> & {
  readonly endsAt: Date | null;
  readonly createdAt: Date;
  readonly liftedAt: Date | null;
};

/** The block of an id, if there is one. */
export async function readBlock(db: Pick<Queries, 'query'>, id: string, now: Date): Promise<BlockRow | undefined> {
  const [row] = await db.query<BlockRow>('block', `select ${BLOCK} from site_blocks b where b.id = $2`, [now, id]);
  return row;
}

/** A block in the contract's form. */
export function toBlock({ endsAt, createdAt, liftedAt, ...block }: BlockRow): Block {
  return {
    ...block,
    endsAt: endsAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    liftedAt: liftedAt?.toISOString() ?? null,
  };
}
