import { describe, expect, test } from 'vitest';
import { agentHome as enAgentHome } from './en/agent-home.ts';
import { announcements as enAnnouncements } from './en/announcements.ts';
import { arrival as enArrival } from './en/arrival.ts';
import { centre as enCentre } from './en/centre.ts';
import { consent as enConsent } from './en/consent.ts';
import { download as enDownload } from './en/download.ts';
import { en } from './en/en.ts';
import { form as enForm } from './en/form.ts';
import { help as enHelp } from './en/help.ts';
import { launch as enLaunch } from './en/launch.ts';
import { lists as enLists } from './en/lists.ts';
import { lobbies as enLobbies } from './en/lobbies.ts';
import { lottery as enLottery } from './en/lottery.ts';
import { mall as enMall } from './en/mall.ts';
import { member as enMember } from './en/member.ts';
import { menu as enMenu } from './en/menu.ts';
import { passwords as enPasswords } from './en/passwords.ts';
import { promotions as enPromotions } from './en/promotions.ts';
import { qr as enQr } from './en/qr.ts';
import { refusals as enRefusals } from './en/refusals.ts';
import { registration as enRegistration } from './en/registration.ts';
import { search as enSearch } from './en/search.ts';
import { session as enSession } from './en/session.ts';
import { status as enStatus } from './en/status.ts';
import { support as enSupport } from './en/support.ts';
import { verification as enVerification } from './en/verification.ts';
import { vip as enVip } from './en/vip.ts';
import { wagering as enWagering } from './en/wagering.ts';
import { winners as enWinners } from './en/winners.ts';
import { agentHome as viAgentHome } from './vi/agent-home.ts';
import { announcements as viAnnouncements } from './vi/announcements.ts';
import { arrival as viArrival } from './vi/arrival.ts';
import { centre as viCentre } from './vi/centre.ts';
import { consent as viConsent } from './vi/consent.ts';
import { download as viDownload } from './vi/download.ts';
import { form as viForm } from './vi/form.ts';
import { help as viHelp } from './vi/help.ts';
import { launch as viLaunch } from './vi/launch.ts';
import { lists as viLists } from './vi/lists.ts';
import { lobbies as viLobbies } from './vi/lobbies.ts';
import { lottery as viLottery } from './vi/lottery.ts';
import { mall as viMall } from './vi/mall.ts';
import { member as viMember } from './vi/member.ts';
import { menu as viMenu } from './vi/menu.ts';
import { passwords as viPasswords } from './vi/passwords.ts';
import { promotions as viPromotions } from './vi/promotions.ts';
import { qr as viQr } from './vi/qr.ts';
import { refusals as viRefusals } from './vi/refusals.ts';
import { registration as viRegistration } from './vi/registration.ts';
import { search as viSearch } from './vi/search.ts';
import { session as viSession } from './vi/session.ts';
import { status as viStatus } from './vi/status.ts';
import { support as viSupport } from './vi/support.ts';
import { verification as viVerification } from './vi/verification.ts';
import { vi } from './vi/vi.ts';
import { vip as viVip } from './vi/vip.ts';
import { wagering as viWagering } from './vi/wagering.ts';
import { winners as viWinners } from './vi/winners.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(path + key, value);
    else for (const entry of flatten(value, `${path}${key}.`)) flat.set(...entry);
  }
  return flat;
}

const english = flatten({
  ...en,
  agentHome: enAgentHome,
  announcements: enAnnouncements,
  arrival: enArrival,
  centre: enCentre,
  consent: enConsent,
  download: enDownload,
  form: enForm,
  help: enHelp,
  launch: enLaunch,
  lists: enLists,
  lobbies: enLobbies,
  lottery: enLottery,
  mall: enMall,
  member: enMember,
  menu: enMenu,
  passwords: enPasswords,
  promotions: enPromotions,
  qr: enQr,
  refusals: enRefusals,
  registration: enRegistration,
  search: enSearch,
  session: enSession,
  status: enStatus,
  support: enSupport,
  verification: enVerification,
  vip: enVip,
  wagering: enWagering,
  winners: enWinners,
});
const vietnamese = flatten({
  ...vi,
  agentHome: viAgentHome,
  announcements: viAnnouncements,
  arrival: viArrival,
  centre: viCentre,
  consent: viConsent,
  download: viDownload,
  form: viForm,
  help: viHelp,
  launch: viLaunch,
  lists: viLists,
  lobbies: viLobbies,
  lottery: viLottery,
  mall: viMall,
  member: viMember,
  menu: viMenu,
  passwords: viPasswords,
  promotions: viPromotions,
  qr: viQr,
  refusals: viRefusals,
  registration: viRegistration,
  search: viSearch,
  session: viSession,
  status: viStatus,
  support: viSupport,
  verification: viVerification,
  vip: viVip,
  wagering: viWagering,
  winners: viWinners,
});
const placeholders = (text: string) => [...text.matchAll(/{{[^}]+}}/g)].map(String).sort();

describe('I18N-01 English and Vietnamese', () => {
  test('have the same keys; only the English singular has no counterpart', () => {
    const expected = [...english.keys()].filter((key) => !key.endsWith('_one'));
    expect([...vietnamese.keys()].sort()).toEqual(expected.sort());
  });

  test('each English singular has its plural', () => {
    const singulars = [...english.keys()].filter((key) => key.endsWith('_one'));
    expect(singulars).not.toHaveLength(0);
    for (const key of singulars) expect(english.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  test('fill in the same values', () => {
    for (const [key, text] of vietnamese) expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
  });

  test('I18N-07 leave no text empty, padded or with an exclamation mark', () => {
    for (const [key, text] of [...english, ...vietnamese]) expect(text, key).toMatch(/^\S(?:[^!]*\S)?$/);
  });
});
