import { cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  getGetLotteryGameResponseMock,
  getListPlayTypesResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import type { PlayType } from '#generated/model/index.ts';
import { renderInPortal } from '#portal/entities/testing/render-in-portal.tsx';
import { loadArea } from '#portal/i18n/i18n.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openPage, withPortal } from '#portal/testing/portal.tsx';
import { factsOf, rowsOf } from '#portal/testing/shown.ts';
import { type Family, playTypesOf } from '#shared/lottery/play-types.ts';
import { priced, pricingOf } from '#shared/lottery/pricing.ts';
import { PlayRules } from './rules-modal.tsx';

withPortal();
beforeAll(() => loadArea('betting'));

const { value: detail } = getGetLotteryGameResponseMock();
const families: readonly Family[] = ['SSC', '11X5', 'K3', 'PK10', 'PC28', 'VN_NORTH', 'VN_SOUTH'];

/** The play types of a family as the contract tells them, here without the server's words. */
function playsOf(family: Family): readonly PlayType[] {
  return playTypesOf(family)
    .map((play) => priced(play, pricingOf(family), 2))
    .map(({ playType, playGroup, rows, prices, ...play }) => ({
      playType,
      labelName: playType,
      playGroup,
      groupName: playGroup,
      rule: `When ${playType} wins.`,
      rows: rows.map(({ from, to, options, minPicks, maxPicks }, place) => ({
        label: `Row ${place + 1}`,
        from,
        to,
        minPicks,
        maxPicks,
        options: options.map((value) => ({ value, label: `Option ${value}` })),
      })),
      counting: play.counting,
      chooseSize: play.chooseSize,
      paysPerHit: play.paysPerHit,
      linesPerCombination: play.linesPerCombination,
      prices: [...prices],
      maxStakePerLine: play.maxStakePerLine,
      maxPayoutPerLine: play.maxPayoutPerLine,
    }));
}

test.each([
  ['EN', 'en', 'Example: ', 'Maximum payout per line'],
  ['VI', 'vi', 'Ví dụ: ', 'Tiền thưởng tối đa một dòng'],
] as const)(
  'LOTTERY-10 the rules of every play type show an example, its odds, chances, returns and limits, in %s',
  async (language, locale, example, limit) => {
    await showLanguage(language);
    const number = (value: number, digits: number) =>
      new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value);
    const share = (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value);
    let shown = 0;
    for (const family of families) {
      for (const play of playsOf(family)) {
        const what = `${family} ${play.playType}`;
        renderInPortal(<PlayRules play={play} detail={detail} />);
        expect(screen.getByText(play.rule), what).toBeDefined();
        expect(document.body.textContent, what).toContain(example);
        const [, ...prices] = rowsOf(screen.getByRole('table'));
        expect(prices, what).toHaveLength(play.prices.length);
        for (const [place, { option, odds, hitProbability, returnToPlayer }] of play.prices.entries()) {
          const [pick, pays = '', chance, back] = prices[place] ?? [];
          if (option !== null) expect(pick, what).toBe(`Option ${option}`);
          const [price, lines] = [number(Number(odds), 4), play.linesPerCombination];
          const written = {
            EN: play.paysPerHit ? `${price} a hit for ${lines}` : `${price} for ${lines}`,
            // The idiom names the stake first.
            VI: play.paysPerHit ? `${price} mỗi lần trúng, vốn ${lines}` : `${lines} ăn ${price}`,
          };
          expect(pays.replaceAll('\u00a0', ' '), what).toBe(written[language]);
          const probability = Number(hitProbability);
          const rare = `1 / ${number(Math.round(1 / probability), 0)}`;
          expect([chance, back], what).toEqual([
            probability < 0.1 ? rare : share(probability),
            share(returnToPlayer / 10_000),
          ]);
        }
        const facts = new Map(factsOf(document.body));
        for (const { label } of play.rows) expect(facts.get(label), what).toMatch(/\d/);
        const amount = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(Number(play.maxPayoutPerLine));
        expect(facts.get(limit), what).toBe(`$${amount}`);
        cleanup();
        shown += 1;
      }
    }
    expect(shown).toBeGreaterThan(80);
  },
);

test('LOTTERY-10 the rules open from the board at an address of their own, show another bet, and close to the board', async () => {
  const [lo2, lo3] = getListPlayTypesResponseMock().value.playTypes;
  const { user, address } = openPage('/vnlottery?gameCode=VN_NORTH&playType=LO_2');
  await user.click(await screen.findByRole('link', { name: 'How it pays' }));
  expect(address()).toBe('/vnlottery?gameCode=VN_NORTH&playType=LO_2&rules=LO_2');
  const rules = within(await screen.findByRole('dialog', { name: 'Rules of VN North' }));
  expect(rules.getByText(lo2?.rule ?? '')).toBeDefined();
  await user.selectOptions(rules.getByRole('combobox'), 'Lô, 3 digits');
  expect(address()).toBe('/vnlottery?gameCode=VN_NORTH&playType=LO_2&rules=LO_3');
  expect(rules.getByText(lo3?.rule ?? '')).toBeDefined();
  expect(rules.queryByText(lo2?.rule ?? '')).toBeNull();
  await user.click(rules.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/vnlottery?gameCode=VN_NORTH&playType=LO_2');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('LOTTERY-10 the rules of a bet that the game does not have say so', async () => {
  openPage('/vnlottery?gameCode=VN_NORTH&rules=SUM_BS');
  const rules = within(await screen.findByRole('dialog', { name: 'Rules of VN North' }));
  expect(rules.getByText(/^VN North has no such bet\./)).toBeDefined();
});
