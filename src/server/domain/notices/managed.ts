import type { ContentState, Language } from '../../../../generated/server/model/index.ts';
import type { Queries } from '../../db/database.ts';
import { Failure } from '../../shared/failure.ts';

/** What everything has that operators publish: its words, when it is shown, and who changed it last. */
export interface Managed<Words> {
  readonly words: Partial<Readonly<Record<Language, Words>>>;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly state: ContentState;
  readonly version: number;
  readonly updatedBy: string;
  readonly updatedAt: Date;
}

/** In which state a row of the table `alias` is at the moment `$1`; `begins` is its column of when it is shown from. */
export function stateAt(alias: string, begins: string): string {
  return `case
    when not ${alias}.enabled then 'withdrawn' when ${alias}.${begins} > $1 then 'scheduled'
    when ${alias}.ends_at <= $1 then 'ended' else 'shown' end`;
}

/**
 * Reads one by a statement that asks for the moment as `$1` and the id as `$2`: `not_found` where there is none. Locked,
 * it stays as it is until the end of the transaction.
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
 * Words and times as the contract tells them. What was seeded in one language only has its words in both places; `none`
 * are those of what has none.
 */
export function toldWords<Words>(
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
