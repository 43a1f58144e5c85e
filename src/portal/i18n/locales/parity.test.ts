import { describe, expect, test } from 'vitest';
import { lazyAreas } from '../areas.ts';
import { en } from './en/en.ts';
import { vi } from './vi/vi.ts';

type Texts = { readonly [key: string]: string | Texts };

function flatten(texts: Texts, path = ''): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') flat.set(path + key, value);
    else for (const entry of flatten(value, `${path}${key}.`)) flat.set(...entry);
  }
  return flat;
}

async function late(language: 'en' | 'vi'): Promise<Texts> {
  const areas = await Promise.all(Object.values(lazyAreas).map((load): Promise<Texts> => load[language]()));
  return Object.assign({}, ...areas);
}

const english = flatten({ ...en, ...(await late('en')) });
const vietnamese = flatten({ ...vi, ...(await late('vi')) });
const placeholders = (text: string) => [...text.matchAll(/{{[^}]+}}/g)].map(String).sort();

describe('English and Vietnamese', () => {
  test('I18N-01 have the same keys, except for the English singulars', () => {
    const expected = [...english.keys()].filter((key) => !key.endsWith('_one'));
    expect([...vietnamese.keys()].sort()).toEqual(expected.sort());
  });

  test('I18N-01 each English singular has its plural', () => {
    const singulars = [...english.keys()].filter((key) => key.endsWith('_one'));
    expect(singulars).not.toHaveLength(0);
    for (const key of singulars) expect(english.has(key.replace(/_one$/, '_other')), key).toBe(true);
  });

  test('I18N-01 interpolate the same values', () => {
    for (const [key, text] of vietnamese) expect(placeholders(text), key).toEqual(placeholders(english.get(key) ?? ''));
  });

  test('I18N-01 I18N-07 have no text in common but names, loanwords and patterns without words', () => {
    const common = [...english].filter(([key, text]) => vietnamese.get(key) === text).map(([, text]) => text);
    const worded = common.filter((text) => /\p{L}/u.test(text.replaceAll(/{{[^}]+}}/g, '')));
    expect([...new Set(worded)].sort()).toEqual(
      [
        'English',
        'Tiếng Việt',
        'NGUYEN MINH KHOA',
        'Facebook',
        'LINE',
        'QQ',
        'WeChat',
        'WhatsApp',
        'Zalo',
        'Email',
        'Esports',
        'Hot',
        'Jackpot',
        'RTP',
        'VIP',
        'Video',
        'Dice',
        'Hi-Lo',
        'Keno',
        'Lantern Reels',
        'Lucky Wheel',
        'Lumo Lamp',
        'Mines',
        'Moonshot',
        'Plinko',
      ].sort(),
    );
  });

  test('I18N-01 I18N-07 MALL-04 PROMO-02 have different names where English has, but for plurals, articles and a few buttons', () => {
    const groupOf = (key: string) => key.replace(/[^.]+$/, '');
    const keys = [...vietnamese.keys()];
    const alike = keys.filter((key, place) =>
      keys
        .slice(0, place)
        .filter((other) => groupOf(other) === groupOf(key) && vietnamese.get(other) === vietnamese.get(key))
        .some((other) => english.get(other) !== english.get(key)),
    );
    expect(alike.sort()).toEqual(
      [
        'announcements.one',
        'common.dismiss',
        'contracts.entries',
        'contracts.side',
        'lottery.allResults',
        'lottery.result',
        'member.security.payment.changeTitle',
        'missions.prize',
        'originals.moonshot.in',
        'referral.account',
        'verification.withoutCaptcha',
        'withdraw.accounts.add',
      ].sort(),
    );
  });

  test('I18N-01 I18N-07 leave no text empty, padded or with an exclamation mark', () => {
    for (const [key, text] of [...english, ...vietnamese]) expect(text, key).toMatch(/^\S(?:[^!]*\S)?$/);
  });
});
