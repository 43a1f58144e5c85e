import type { Language } from '#generated/model/index.ts';
import type { Brand } from '#server/config/brand.ts';
import type { Queries } from '#server/db/database.ts';

const LANGUAGE = 'select language from members where id = $1';

/** The member's chosen language for messages, else the brand's. */
export async function languageOf(
  tx: Pick<Queries, 'query'>,
  { defaultLanguage }: Pick<Brand, 'defaultLanguage'>,
  memberId: number,
): Promise<Language> {
  const [row] = await tx.query<{ language: Language | null }>('member_language', LANGUAGE, [memberId]);
  return row?.language ?? defaultLanguage;
}
