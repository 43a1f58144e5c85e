import type { RewardSource, WageringRules } from '#generated/model/index.ts';
import type { Queries } from '#server/db/database.ts';
import type { StoredReward, Words } from '#server/db/schema/bonuses.ts';
import type { Services } from '#server/services.ts';
import { newSecret } from '../../ground/encryption/secret.ts';

/** A reward that a member can claim. */
export interface NewReward {
  /** The event that grants it: a second reward under the same key is not granted. */
  readonly key: string;
  readonly memberId: number;
  readonly title: Words;
  readonly source: RewardSource;
  readonly sourceId: string | null;
  readonly reward: StoredReward;
  /** The reward in words. */
  readonly text: Words;
  /** For bonus money. */
  readonly wagering: WageringRules | null;
  readonly at: Date;
  /** Null where it stays. */
  readonly expiresAt: Date | null;
}

const ADD = `
  insert into member_rewards (id, key, member_id, title, source, source_id, reward, text, wagering, granted_at,
    expires_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict (key) do nothing returning id`;
const FIND = 'select id from member_rewards where key = $1';

/** Puts a reward into a member's reward centre, once for each key; no money moves. Returns the id of the reward. */
export async function grantReward(
  { random }: Pick<Services, 'random'>,
  tx: Pick<Queries, 'query'>,
  given: NewReward,
): Promise<string> {
  const { key, memberId, title, source, sourceId, reward, text, wagering, at, expiresAt } = given;
  const [added] = await tx.query<{ id: string }>('reward_add', ADD, [
    newSecret('rw-', random),
    key,
    memberId,
    JSON.stringify(title),
    source,
    sourceId,
    JSON.stringify(reward),
    JSON.stringify(text),
    wagering && JSON.stringify(wagering),
    at,
    expiresAt,
  ]);
  const [found] = added === undefined ? await tx.query<{ id: string }>('reward_of_key', FIND, [key]) : [added];
  if (found === undefined) throw new Error(`the reward of ${key} is gone`);
  return found.id;
}
