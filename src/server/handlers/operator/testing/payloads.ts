import { longText } from '../testing.ts';

// Payloads that operations accept, with their free texts at their longest.
export const reason = longText(300);
export const note = longText(500);
export const because = { reason, note };
// Signs of HTML become longer when the server cleans the text.
const longest = 'ệ'.repeat(20_000);
const words = (title: string, content: string) => ({ EN: { title, content }, VI: { title, content } });
const from = { startsAt: '2026-01-05T00:00:00Z', endsAt: null };
export const notice = { type: 'PL', words: words(longText(160), longest), ...from };
const picture = { kicker: longText(60), title: longText(80), text: null, actionLabel: null, terms: null };
export const banner = {
  groupName: 'w_home',
  url: '/art/banner/b-home-2.svg',
  linkageType: null,
  linkage: null,
  position: 0,
  words: { EN: picture, VI: picture },
  ...from,
};
export const message = {
  audience: 'members',
  memberIds: ['1000001'],
  rankLevels: [],
  category: 'account',
  words: words(longText(160), longest),
  linkageType: null,
  linkage: null,
};
export const maintenance = {
  scope: 'vendor',
  vassalage: 'NOR',
  nodeId: null,
  ...from,
  endsByItself: false,
  note: reason,
};
export const block = { kind: 'region', network: null, country: 'US', endsAt: null, reason };
const tiers = [{ turnover: '0.00', activeDownlines: 0, loss: null, rate: 10 }];
export const terms = { tiers, activeMinimum: '0.00', carryOver: null };
