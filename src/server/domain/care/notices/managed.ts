import type { ContentState, Language } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import { Failure } from '#server/shared/failure.ts';

/** The common data of published items: texts, period, and who changed it last. */
export interface Managed<Words> {
  readonly words: Partial<Readonly<Record<Language, Words>>>;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly state: ContentState;
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** The state of a row of the table `alias` at the moment `$1`; `begins` is the column of its beginning. */
export function stateAt(alias: string, begins: string): string {
  return `case
    when not ${alias}.enabled then 'withdrawn' when ${alias}.${begins} > $1 then 'scheduled'
    when ${alias}.ends_at <= $1 then 'ended' else 'shown' end`;
}

/**
 * Reads one item with a statement that takes the moment as `$1` and the id as `$2`; `not_found` where there is none. A
 * locked item stays unchanged until the end of the transaction.
 */
export function managedReader<Row>(name: string, statement: string) {
  return async (
    db: Pick<Queries, 'query'>,
    id: string,
    now: Date,
    { locked = false }: { readonly locked?: boolean } = {},
  ): Promise<Row> => {
    const [row] = locked
      ? await db.query<Row>(`${name}_locked`, `${statement} for update`, [now, id])
      : await db.query<Row>(name, statement, [now, id]);
    if (!row) throw new Failure('not_found');
    return row;
  };
}

/**
 * Texts and times in the contract's form. An item seeded in one language has that text in both languages; `none`
 * replaces missing texts.
 */
export function toManaged<Words>(
  { words: { EN, VI }, startsAt, endsAt, updatedAt }: Managed<Words>,
  none: NoInfer<Words>,
) {
  const words = EN ?? VI ?? none;
  return {
    words: { EN: words, VI: VI ?? words },
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    updatedAt: updatedAt.toISOString(),
  };
}
