import { setTimeout as pause } from 'node:timers/promises';
import type { CreateRegistrationLinkPayload, ListRegistrationLinksResponse } from '#generated/model/index.ts';
import { signIn } from '#server/testing/sign-in.ts';
import type { Store } from './store.ts';
import { type ChaosResult, underLoad } from './under-load.ts';

/** Calls at once, more than the server has connections. */
const CALLS = 100;
/** The most links of an agent. */
const MOST = 50;

/**
 * Makes links of one agent, all at once, while members and a vendor move money, the agent's own among it. Throws if one
 * fails otherwise than by the limit of links or by a server that is busy, or if the agent has not exactly as many as the
 * limit allows.
 */
export function makeLinks(store: Store, say: (line: string) => void): Promise<ChaosResult> {
  return underLoad(store, async ({ url }, load) => {
    await load.more(30);
    const { token } = await signIn(url, 'agent01', 'Portico123');
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` };
    const link: CreateRegistrationLinkPayload = { type: 0, rebate: 0, note: 'chaos' };
    let busy = 0;
    const make = async (): Promise<number> => {
      const response = await fetch(`${url}/wps/agent/links`, { method: 'POST', headers, body: JSON.stringify(link) });
      const answer = await response.text();
      if (response.status === 200 || response.status === 409) return response.status;
      if (response.status !== 503) throw new Error(`a link was answered ${response.status} ${answer}`);
      busy += 1;
      await pause(50);
      return make();
    };
    const begin = performance.now();
    const statuses = await Promise.all(Array.from({ length: CALLS }, make));
    const took = performance.now() - begin;
    const made = statuses.filter((status) => status === 200).length;
    say(`${made} of ${CALLS} links made at once in ${took.toFixed(0)} ms, ${busy} answers that the server is busy`);
    const list = await fetch(`${url}/wps/agent/links?pageNo=1&pageSize=1`, { headers });
    // The contract says so.
    const { value } = (await list.json()) as ListRegistrationLinksResponse;
    if (value.totalElements !== MOST) throw new Error(`the agent has ${value.totalElements} links, not ${MOST}`);
    await load.more(30);
  });
}
