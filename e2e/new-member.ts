import type { APIRequestContext } from '@playwright/test';
import type { NewMember as Asked } from '#server/seed/make-member.ts';
import { operatorKey, siteAt } from './sites.ts';

/** What a story may ask of a member; `registeredAt` and `sessionSince` are ISO instants. */
export type NewMember = Partial<Omit<Asked, 'registeredAt' | 'sessionSince'>> & {
  readonly registeredAt?: string;
  readonly sessionSince?: string;
};

export interface Member {
  readonly memberId: number;
  readonly account: string;
  readonly password: string;
  /** Of the session that `sessionSince` asked for, else empty. */
  readonly token: string;
}

let made = 0;

/**
 * Makes a member that no other story knows, through `POST /dev/members` of a site. `worker` is the index of the worker
 * process, which keeps the names of several apart.
 */
export async function makeMember(
  request: APIRequestContext,
  worker: number,
  asked: NewMember = {},
  site: string = siteAt('shipped'),
): Promise<Member> {
  made += 1;
  const member = { account: `guest${worker}x${made}`, password: 'Portico123', ...asked };
  const answer = await request.post(`${site}/dev/members`, {
    headers: { 'X-Operator-Key': operatorKey },
    data: member,
  });
  if (!answer.ok()) throw new Error(`${answer.url()} answered ${answer.status()} ${await answer.text()}`);
  const { memberId, token } = await answer.json();
  return { memberId, account: member.account, password: member.password, token: token ?? '' };
}
