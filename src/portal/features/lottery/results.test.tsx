// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import {
  getGetLotteryGameResponseMock,
  getGetPrizeTableResponseMock,
  getListComingDrawsResponseMock,
} from '#generated/client/lottery/lottery.faker.ts';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { withPortal } from '../../testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '../../testing/shown.ts';
import { DrawTable } from './draw-list.tsx';
import { ResultRows } from './evidence/evidence-modal.tsx';
import { PrizeRows } from './results.tsx';

withPortal();
beforeAll(async () => {
  await Promise.all([loadArea('lottery'), loadArea('betting')]);
});

const [draw] = getListComingDrawsResponseMock().value.content;

test('LOTTERY-11 a prize table shows each prize with its numbers, and the endings by their head', () => {
  renderInPortal(<PrizeRows table={getGetPrizeTableResponseMock().value} />);
  expect(rowsOf(screen.getByRole('table', { name: 'Prizes' }))).toEqual([
    ['Special', '83621'],
    ['First', '47940'],
    ['Second', '6276875616'],
    ['Third', '991361391651223538817160874847'],
    ['Fourth', '1626943850181884'],
    ['Fifth', '634661398000618385237030'],
    ['Sixth', '726391967'],
    ['Seventh', '22626737'],
  ]);
  const heads = screen.getByRole('heading', { name: 'Last two digits by head' }).parentElement;
  expect(factsOf(heads).slice(0, 10)).toEqual([
    ['0', '0 8'],
    ['1', '6 6 8'],
    ['2', '1 2 3 3 6 6'],
    ['3', '0 6 7 8 9'],
    ['4', '0 6 7'],
    ['5', '–'],
    ['6', '2 7 7 8'],
    ['7', '–'],
    ['8', '1 3 4'],
    ['9', '1'],
  ]);
});

test('LOTTERY-11 I18N-01 a corrected result shows what each number was, here in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(
    <ResultRows
      rows={[
        { prize: 'SPECIAL', numbers: ['83621'] },
        { prize: 'G2', numbers: ['62768', '75616'] },
      ]}
      before={[
        { prize: 'G2', numbers: ['62768', '75611'] },
        { prize: 'SPECIAL', numbers: ['83621'] },
      ]}
    />,
  );
  expect(factsOf(document.body)).toEqual([
    ['Đặc biệt', '83621'],
    ['Giải nhì', '6276875611 75616'],
  ]);
  expect(document.querySelector('del')?.textContent).toBe('75611');
  expect(document.querySelector('ins')?.textContent).toBe('75616');
});

test('LOTTERY-11 the numbers of a draw of one row stand in their order', () => {
  renderInPortal(<ResultRows rows={[{ prize: 'NUMBERS', numbers: ['4', '0', '1', '6', '4'] }]} />);
  expect(itemsOf(screen.getByRole('list'))).toEqual(['4', '0', '1', '6', '4']);
});

test.each([
  ['SSC', ['9', '9', '4', '1', '0'], ['Sum'], ['23 Big']],
  ['SSC', ['4', '0', '1', '6', '4'], ['Sum'], ['15 Small']],
  ['K3', ['4', '4', '4'], ['Sum'], ['12']],
  ['VN_FAST', ['4', '0'], [], []],
] as const)(
  'LOTTERY-11 a draw of %s with %j has its sum where bets go by it: %j',
  (gameGroupCode, numbers, head, sum) => {
    const { game } = getGetLotteryGameResponseMock().value;
    if (draw === undefined) throw new Error('the example has no draw');
    renderInPortal(
      <DrawTable
        game={{ ...game, gameGroupCode }}
        draws={[
          {
            ...draw,
            drawId: 'd-1',
            issueNo: '0105-204',
            drawAt: '2026-01-05T10:05:00Z',
            result: {
              version: 1,
              enteredAt: '2026-01-05T10:05:01Z',
              prizes: [{ prize: 'NUMBERS', numbers: [...numbers] }],
            },
          },
        ]}
        placeholders={5}
      />,
    );
    expect(rowsOf(screen.getByRole('table'))).toEqual([
      ['Draw', 'Result', ...head, 'Seal'],
      ['0105-20410:05', numbers.join(''), ...sum, ''],
    ]);
  },
);
