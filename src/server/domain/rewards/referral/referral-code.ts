import type { Queries } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { textOf } from '#server/shared/random.ts';

// Without letters and digits that look alike.
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

const ADD = `
  insert into invitation_codes (kind, folded, code, member_id) values ('referral', $1, $1, $2) on conflict do nothing`;
const FIND = `select code from invitation_codes where kind = 'referral' and member_id = $1 order by folded limit 1`;

/** The referral code of a member, the same for ever; whoever asks first gets a new one. */
export async function referralCodeOf(
  { db, random }: { readonly db: Pick<Queries, 'query'> } & Pick<Services, 'random'>,
  memberId: number,
): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const [found] = await db.query<{ code: string }>('referral_code', FIND, [memberId]);
    if (found !== undefined) return found.code;
    await db.query('referral_code_add', ADD, [textOf(random, ALPHABET, LENGTH), memberId]);
  }
  throw new Error('no free referral code in 20 tries');
}
