// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getListTeamResponseMock } from '#generated/client/agent/agent.faker.ts';
import type { TeamMemberRow } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { setClock } from '../../lib/clock.ts';
import { stubWidth } from '../../ui/testing/stub-width.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { withSavedFiles } from './testing/saved-files.ts';
import { TeamList } from './testing/team-list.tsx';

const PATH = '/wps/agent/team';
const [sample] = getListTeamResponseMock().value.content;
let asked: URLSearchParams[];
let total: number;
/** The sum of all pages. */
let balance: string | undefined;
let width: number;
let putBack: () => void;

function member(number: number): TeamMemberRow {
  if (sample === undefined) throw new Error('no sample');
  return {
    ...sample,
    balance: `-${number}.50`,
    member: { ...sample.member, id: String(number), account: `player${number}`, nickname: `=cmd${number}` },
  };
}

/** Answers with `count` members, page by page. */
function serve() {
  const answer = getListTeamResponseMock();
  server.use(
    msw.get(`*${PATH}`, ({ request }) => {
      const params = new URL(request.url).searchParams;
      asked.push(params);
      const [page, size] = [Number(params.get('pageNo')), Number(params.get('pageSize'))];
      const all = Array.from({ length: total }, (_, index) => member(index + 1));
      const value = {
        ...answer.value,
        content: all.slice((page - 1) * size, page * size),
        totalPages: Math.ceil(total / size),
        totalElements: total,
        totals: { ...answer.value.totals, balance: balance ?? answer.value.totals.balance },
      };
      return HttpResponse.json({ success: true, value });
    }),
  );
}

const open = (panel = '') =>
  renderInPortal(<TeamList />, `/index?${new URLSearchParams({ modal: 'agentCenter', panel: `team?${panel}` })}`);
const panelOf = (address: string) => new URL(address, 'http://portal').searchParams.get('panel');

withServer();
beforeAll(() => loadArea('lists'));
beforeEach(() => {
  asked = [];
  total = 25;
  balance = undefined;
  width = 1440;
  putBack = setClock(() => Date.UTC(2026, 0, 5, 10));
  stubWidth(() => width);
  serve();
});
afterEach(() => {
  cleanup();
  putBack();
  vi.unstubAllGlobals();
});

describe('a list', () => {
  test('MEMBER-22 is a table with a header for each column, a heading for each row, and its totals', async () => {
    open();
    const table = within(await screen.findByRole('table', { name: 'Team' }));
    expect(await table.findByRole('rowheader', { name: 'player1' })).toBeDefined();
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Nickname',
      'Balance',
      'Turnover',
      'State',
      'More',
    ]);
    const totals = table.getByRole('row', { name: /^All accounts/ });
    expect(within(totals).getByText('20488.90')).toBeDefined();
    expect(screen.getByText('1 to 10 of 25').getAttribute('role')).toBe('status');
  });

  test('MEMBER-22 new totals, which make the columns anew, leave the button of a row and its focus', async () => {
    const { queries } = open();
    const table = within(await screen.findByRole('table', { name: 'Team' }));
    const [button] = await table.findAllByRole('button', { name: 'Open' });
    button?.focus();
    total = 24;
    balance = '-1.00';
    await queries.invalidateQueries();
    expect(await table.findByText('-1.00')).toBeDefined();
    expect(table.getAllByRole('button', { name: 'Open' })[0]).toBe(button);
    expect(document.activeElement).toBe(button);
  });

  test('MEMBER-22 a column sorts on the server, announces it, and keeps the focus', async () => {
    const { user, address } = open('page=2');
    const table = within(await screen.findByRole('table', { name: 'Team' }));
    await table.findByRole('rowheader', { name: 'player11' });
    expect(table.getByRole('columnheader', { name: 'Turnover' }).getAttribute('aria-sort')).toBe('descending');
    expect(table.getByRole('columnheader', { name: 'Account' }).getAttribute('aria-sort')).toBe('none');
    expect(table.getByRole('columnheader', { name: 'Nickname' }).hasAttribute('aria-sort')).toBe(false);
    await user.click(table.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('account'));
    expect(asked.at(-1)?.get('pageNo')).toBe('1');
    expect(panelOf(address())).toBe('team?sort=account');
    expect(table.getByRole('columnheader', { name: 'Account' }).getAttribute('aria-sort')).toBe('ascending');
    expect(document.activeElement).toBe(table.getByRole('button', { name: 'Account' }));
    await user.click(table.getByRole('button', { name: 'Account' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('-account'));
    await user.click(table.getByRole('button', { name: 'Turnover' }));
    await user.click(table.getByRole('button', { name: 'Turnover' }));
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toMatch(/turnover$/));
  });

  test('MEMBER-22 LAYOUT-06 LAYOUT-07 pages load from the server, are announced, and keep the focus', async () => {
    const { user, address } = open('type=2&search=play');
    await screen.findByRole('rowheader', { name: 'player1' });
    const next = screen.getByRole('button', { name: 'Next' });
    await user.click(next);
    expect(await screen.findByText('11 to 20 of 25')).toBeDefined();
    expect(asked.at(-1)?.toString()).toContain('search=play&sort=-turnover&pageNo=2&pageSize=10');
    expect(panelOf(address())).toBe('team?type=2&search=play&page=2');
    expect(document.activeElement).toBe(next);
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(await screen.findByText('1 to 10 of 25')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    expect(panelOf(address())).toBe('team?type=2&search=play');
  });

  test('MEMBER-22 a search starts on submit, at the first page', async () => {
    const { user, address } = open('page=3');
    await screen.findByRole('rowheader', { name: 'player21' });
    const field = screen.getByRole('searchbox', { name: 'Account or nickname' });
    await user.type(field, ' khoa ');
    expect(asked).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('khoa'));
    expect(panelOf(address())).toBe('team?search=khoa');
    expect(document.activeElement).toBe(field);
  });

  test('MEMBER-22 an empty list offers fewer filters, else a longer range', async () => {
    total = 0;
    const { user, address } = open('type=4&sort=account');
    expect(await screen.findByText('Nobody here')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Export CSV' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(panelOf(address())).toBe('team?sort=account');
    await user.click(await screen.findByRole('button', { name: 'Look back 92 days' }));
    expect(panelOf(address())).toBe('team?sort=account&range=custom&first=2025-10-06&last=2026-01-05');
    await screen.findByText('Nobody here');
    expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined();
  });

  test('MEMBER-22 a list whose filter names what is not there is empty, and clears its filters', async () => {
    server.use(refuse('get', PATH, 404, 'not_found'));
    const { user } = open('type=2');
    await screen.findByText('Nobody here');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    serve();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await screen.findByRole('rowheader', { name: 'player1' });
  });

  test('a list that failed loads on retry, and keeps the focus', async () => {
    server.use(refuse('get', PATH, 500, 'system_error'));
    const { user } = open();
    expect((await screen.findByRole('alert')).textContent).toContain('System error. Nothing of yours is affected.');
    serve();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    const table = await screen.findByRole('table', { name: 'Team' });
    await within(table).findByRole('rowheader', { name: 'player1' });
    await waitFor(() => expect(document.activeElement?.contains(table)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('a page that fails keeps the links to the others', async () => {
    const { user } = open();
    await screen.findByRole('rowheader', { name: 'player1' });
    server.use(refuse('get', PATH, 500, 'system_error'));
    await user.click(screen.getByRole('button', { name: 'Page 3' }));
    await screen.findByRole('alert');
    serve();
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByRole('rowheader', { name: 'player11' })).toBeDefined();
  });

  test('a page number beyond the last one shows the last page', async () => {
    const { address } = open('page=99');
    expect(await screen.findByText('21 to 25 of 25')).toBeDefined();
    expect(panelOf(address())).toBe('team?page=3');
  });

  test('MEMBER-22 an incomplete range sends no request and says what to do', async () => {
    open('range=custom&first=2026-01-01');
    expect(await screen.findByText('Choose a first and a last day')).toBeDefined();
    expect(asked).toEqual([]);
  });

  test('MEMBER-22 on a phone each row is a labelled card, and sorts are a select', async () => {
    width = 390;
    const { user } = open();
    const cards = within(await screen.findByRole('list', { name: 'Team' }));
    const [first] = cards.getAllByRole('listitem');
    if (first === undefined || sample === undefined) throw new Error('no card');
    const labels = within(first).getAllByRole('term');
    expect(labels.map(({ textContent }) => textContent)).toEqual(['Nickname', 'Balance', 'Turnover']);
    expect(within(first).getByText('$-1.50')).toBeDefined();
    expect(first.textContent).toContain('player1');
    expect(within(first).getByText(sample.member.state)).toBeDefined();
    expect(screen.queryByRole('table')).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Total' })).getByText('20488.90')).toBeDefined();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Account, ascending');
    await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('account'));
  });
});

describe('the export of a list', () => {
  const saved = withSavedFiles();

  test("MEMBER-22 contains all pages with the list's filters, and no formulas", async () => {
    total = 250;
    const { user } = open('type=2&page=2');
    await screen.findByRole('rowheader', { name: 'player11' });
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    const pages = asked.slice(1);
    expect(pages.map((params) => [params.get('type'), params.get('pageNo'), params.get('pageSize')])).toEqual([
      ['2', '1', '100'],
      ['2', '2', '100'],
      ['2', '3', '100'],
    ]);
    // Rows created during the export would shift the others.
    expect(pages.map((params) => params.get('to'))).toEqual(Array(3).fill('2026-01-05T10:00:00.000Z'));
    expect(saved[0]?.name).toBe('team-2025-12-07-2026-01-05.csv');
    const lines = saved[0]?.text.split('\r\n') ?? [];
    expect(lines).toHaveLength(252);
    expect(lines[0]).toBe('account,member.nickname,balance,turnover,member.state');
    expect(lines[250]).toBe("player250,'=cmd250,-250.50,0.00,active");
  });

  test('MEMBER-22 as XLSX contains all pages, too', async () => {
    total = 250;
    const { user } = open('type=2');
    await screen.findByRole('rowheader', { name: 'player1' });
    await user.click(screen.getByRole('button', { name: 'Export XLSX' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(asked.slice(1).map((params) => [params.get('type'), params.get('pageNo')])).toEqual([
      ['2', '1'],
      ['2', '2'],
      ['2', '3'],
    ]);
    expect(saved[0]?.name).toBe('team-2025-12-07-2026-01-05.xlsx');
    // A zip archive.
    expect(saved[0]?.text.slice(0, 2)).toBe('PK');
  });

  test('can be cancelled with the button that started it', async () => {
    total = 250;
    const { user } = open();
    await screen.findByRole('rowheader', { name: 'player1' });
    let answer = () => {};
    server.use(
      msw.get(`*${PATH}`, async () => {
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
        return HttpResponse.error();
      }),
    );
    const button = screen.getByRole('button', { name: 'Export CSV' });
    await user.click(button);
    expect(await screen.findByRole('progressbar', { name: /^Exporting/ })).toBeDefined();
    expect(button.textContent).toBe('Cancel export');
    expect(document.activeElement).toBe(button);
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Export CSV'));
    answer();
    expect(saved).toEqual([]);
  });

  test('saves nothing when it fails, and can be started again', async () => {
    const { user } = open();
    await screen.findByRole('rowheader', { name: 'player1' });
    server.use(refuse('get', PATH, 500, 'system_error'));
    const button = screen.getByRole('button', { name: 'Export CSV' });
    await user.click(button);
    await waitFor(() => expect(button.textContent).toBe('Export CSV'));
    expect(saved).toEqual([]);
    serve();
    await user.click(button);
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

describe('a printed list', () => {
  test('MEMBER-22 says which rows it shows, where there are more', async () => {
    const { user } = open('page=2');
    await screen.findByRole('rowheader', { name: 'player11' });
    expect(screen.getByText('Rows 11 to 20 of 25. Totals are of all rows.')).toBeDefined();
    total = 7;
    await user.click(screen.getByRole('button', { name: 'Page 1' }));
    await screen.findByText('1 to 7 of 7');
    expect(screen.queryByText(/^Rows/)).toBeNull();
  });

  test('is marked while it prints', async () => {
    const { user } = open();
    await screen.findByRole('rowheader', { name: 'player1' });
    const marks: (string | null | undefined)[] = [];
    const list = () =>
      screen.getByRole('region', { name: 'Team' }).closest('[data-printing]')?.getAttribute('data-theme');
    vi.stubGlobal('print', () => marks.push(list()));
    await user.click(screen.getByRole('button', { name: 'Print' }));
    window.dispatchEvent(new Event('afterprint'));
    expect([...marks, list()]).toEqual(['light', undefined]);
  });
});
