import type {
  GameCategory,
  Language,
  ListDrawsResponse,
  ListVnGameMenusResponse,
} from '../../../generated/server/model/index.ts';
import { type OperationId, operations } from '../../../generated/server/operations.ts';
import type { Visitor } from '../shared/visitor.ts';
import type { OperationRunners } from './routes.ts';

/** The answer to a call that the first page is known to make, put into the page itself. */
export interface BootEntry {
  readonly id: BootOperation;
  /** `GET <path>?<query sorted by name>|<language>`, as the portal asks for it. */
  readonly key: string;
  /** The envelope. */
  readonly body: unknown;
}

/** Public reads alone: a boot payload never knows who is logged in. */
type BootOperation = Extract<
  OperationId,
  | 'getSystemStatus'
  | 'getPermission'
  | 'listAnnouncements'
  | 'listVendorTypes'
  | 'listGames'
  | 'listVendors'
  | 'listHotGames'
  | 'getRegisterSettings'
  | 'listVipTiers'
  | 'listPromotions'
  | 'getPromotion'
  | 'listVnGameMenus'
  | 'getLotteryGame'
  | 'listDraws'
  | 'getPrizeTable'
>;

const placeholder = '<!--boot-->';

/** `/promotions/:id`. */
export const promotionPage = /^\/promotions\/([\w-]{1,40})$/;

/** An operation, its query, and what stands in its path. */
type FirstCall = readonly [BootOperation, Readonly<Record<string, string>>, Readonly<Record<string, string>>?];

/** What the home page shows besides what every page needs. */
const homeCalls: readonly FirstCall[] = [
  ['listVendors', {}],
  ['listHotGames', {}],
];

/** The categories whose lobbies the portal has, by their addresses. */
const lobbies: Readonly<Record<string, GameCategory>> = {
  '/rng': 'RNG',
  '/live': 'LIVE',
  '/sports': 'SPORTS',
  '/esports': 'ESPORTS',
  '/fish': 'FISH',
  '/pvp': 'PVP',
  '/inhouse': 'INHOUSE',
};

/** What a lobby shows before anybody has chosen anything. */
function lobbyCalls(category: GameCategory): readonly FirstCall[] {
  return [
    ['listVendors', {}],
    ['listGames', { gameType: category, pageNo: '1', pageSize: '42' }],
  ];
}

/** What the registration asks for: its form is as high as the site's rules make it, and offers stand beside it. */
const registerCalls: readonly FirstCall[] = [
  ['getRegisterSettings', {}],
  ['listPromotions', { category: 'new_player' }],
];

/** What other pages show, where that is the same for a while: all ranks, the lotteries by region, all offers. */
const pageCalls: Readonly<Record<string, readonly FirstCall[]>> = {
  '/register': registerCalls,
  '/register.html': registerCalls,
  '/vip': [['listVipTiers', {}]],
  '/vnlottery': [['listVnGameMenus', {}]],
  '/promotions': [['listPromotions', { pageNo: '1', pageSize: '12' }]],
};

/** The promotion of a page of its own; its id as the contract knows it, in letters that need no escape. */
function promotionCalls(path: string): readonly FirstCall[] {
  const id = promotionPage.exec(path)?.[1];
  return id === undefined ? [] : [['getPromotion', { id }]];
}

/** What the first page asks for, at the host and path that it was opened at. */
function firstCalls(host: string, path: string): readonly FirstCall[] {
  const category = Object.hasOwn(lobbies, path) ? lobbies[path] : undefined;
  return [
    ['getSystemStatus', {}],
    ['getPermission', { url: host }],
    ['listAnnouncements', { types: 'B,H' }],
    ['listVendorTypes', {}],
    ...(/^\/(index(\.html)?)?$/.test(path) ? homeCalls : []),
    ...(category ? lobbyCalls(category) : []),
    ...(Object.hasOwn(pageCalls, path) ? (pageCalls[path] ?? []) : []),
    ...promotionCalls(path),
  ];
}

/** What a page asks for once it has an answer: `/vnlottery` for its first lottery, and for what that drew last. */
function callsAfter(path: string, { id, body }: BootEntry): readonly FirstCall[] {
  if (path !== '/vnlottery') return [];
  // What the runner of each operation answered has its contract's form, but for a refusal, which has no value.
  const value = (body as Partial<ListVnGameMenusResponse & ListDrawsResponse>).value;
  if (id === 'listVnGameMenus') {
    const [game] = value?.gameMenus.flatMap(({ games }) => games) ?? [];
    if (!game) return [];
    const { gameCode } = game;
    return [
      ['getLotteryGame', {}, { gameCode }],
      ['listDraws', { gameCode, state: 'drawn', pageSize: '60' }],
    ];
  }
  const [draw] = (id === 'listDraws' && value?.content) || [];
  return draw ? [['getPrizeTable', {}, { drawId: draw.drawId }]] : [];
}

/** The key under which the portal looks for an answer. */
export function bootKey(path: string, query: Readonly<Record<string, string>>, language: Language): string {
  return `GET ${path}?${queryOf(query)}|${language}`;
}

function queryOf(query: Readonly<Record<string, string>>): string {
  return new URLSearchParams(Object.entries(query).sort(([a], [b]) => (a < b ? -1 : 1))).toString();
}

/** Where the first page is opened, and by whom. */
interface FirstVisit {
  readonly path: string;
  readonly host: string;
  readonly visitor: Visitor;
  readonly language: Language;
}

/** Asks all that the first page will ask; what fails is left for the page to ask and to show. */
export async function bootEntries(runners: Pick<OperationRunners, 'get'>, visit: FirstVisit): Promise<BootEntry[]> {
  const { visitor, language, path } = visit;
  const ask = async ([id, query, params = {}]: FirstCall): Promise<BootEntry[]> => {
    const call = { headers: new Headers(), rawQuery: queryOf(query), params, visitor, language, request: undefined };
    try {
      const body = await runners.get(id)?.(call);
      if (body === undefined) return [];
      const url = operations[id].path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
      return [{ id, key: bootKey(url, query, language), body }];
    } catch {
      return [];
    }
  };
  const entries: BootEntry[] = [];
  let calls = firstCalls(visit.host, path);
  while (calls.length > 0) {
    const answers = (await Promise.all(calls.map(ask))).flat();
    entries.push(...answers);
    calls = answers.flatMap((answer) => callsAfter(path, answer));
  }
  return entries;
}

/**
 * Puts the entries into the page, in place of `<!--boot-->`. It is data, not script, so no policy has to allow it;
 * nothing in it can end its element, and it is safe also where JSON is taken for script.
 */
export function renderIndex(html: string, entries: readonly Pick<BootEntry, 'key' | 'body'>[]): string {
  const escapes: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };
  const data = entries.map(({ key, body }) => ({ key, body }));
  const json = JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => escapes[character] ?? '');
  return html.replace(placeholder, () => `<script type="application/json" id="boot">${json}</script>`);
}
