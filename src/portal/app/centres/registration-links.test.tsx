// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getListRegistrationLinksResponseMock } from '../../../../generated/client/agent/agent.faker.ts';
import {
  getGetAccountRulesMockHandler,
  getListRegistrationLinksMockHandler,
} from '../../../../generated/client/agent/agent.msw.ts';
import type { RegistrationLink } from '../../../../generated/client/model/index.ts';
import { server } from '../../../mocks/server.ts';
import { showLanguage } from '../../i18n/language.ts';
import { openAgentCentre } from '../testing/centre.ts';
import { withPortal } from '../testing/portal.tsx';
import { factsOf, itemsOf, rowsOf } from '../testing/shown.ts';

vi.mock(
  '../../features/lobby/lobby-page.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.lobby,
);
vi.mock(
  '../../features/banner/banner-carousel.tsx',
  async () => (await import('../testing/plain-pages.tsx')).plainPages.banner,
);

withPortal();

/** Links on and off, with and without a note, in which no two figures are alike. */
function answerLinks() {
  const { value } = getListRegistrationLinksResponseMock();
  const [any] = value.content;
  if (any === undefined) throw new Error('the example has no link');
  const link = (code: string, change: Partial<RegistrationLink>): RegistrationLink => ({
    ...{ ...any, code, linkId: `ln-${code}` },
    ...change,
  });
  const content = [
    link('ON1', {
      ...{ type: 0, rebate: 35, note: 'Tet campaign', enabled: true, visits: 1260, registrations: 19 },
      createdAt: '2025-12-20T04:05:00Z',
    }),
    link('OFF2', {
      ...{ type: 41, rebate: 100, note: 'Old', enabled: false, visits: 23, registrations: 4 },
      createdAt: '2025-12-21T05:06:00Z',
    }),
    link('OFF3', {
      ...{ type: 2, rebate: 0, note: null, enabled: false, visits: 31, registrations: 0 },
      createdAt: '2025-12-22T06:07:00Z',
    }),
  ];
  const totals = { visits: 11314, registrations: 2023 };
  server.use(
    getGetAccountRulesMockHandler(),
    getListRegistrationLinksMockHandler({ success: true, value: { ...value, content, totals } }),
  );
}

test('AGENT-04 a registration link shows its type, its rebate, and how often it was opened and used', async () => {
  answerLinks();
  const { centre } = await openAgentCentre('agentAccountRegistration');
  await centre.findByText('ON1');
  const table = centre.getByRole('table', { name: 'Registration links' });
  expect(rowsOf(table)).toEqual([
    ['Code', 'Type', 'Rebate', 'Visits', 'Registrations', 'Created', 'Actions'],
    ['ON1Tet campaign', 'Player', '0.35%', '1,260', '19', 'Dec 20, 2025, 04:05', ''],
    ['OFF2off, Old', 'Promoter', '1%', '23', '4', 'Dec 21, 2025, 05:06', ''],
    ['OFF3off', 'Agent', '0%', '31', '0', 'Dec 22, 2025, 06:07', ''],
    ['Total', '', '', '11,314', '2,023', '', ''],
  ]);
  const names = within(table)
    .getAllByRole('button', { name: /^Switch/ })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Switch ON1 off', 'Switch OFF2 on', 'Switch OFF3 on']);
});

test('I18N-01 AGENT-04 on a phone the registration links are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerLinks();
  const { centre } = await openAgentCentre('agentAccountRegistration', 390);
  await centre.findByText('ON1');
  expect(itemsOf(centre.getByRole('list', { name: 'Liên kết đăng ký' }))).toEqual([
    'ON1Tet campaignLoạiNgười chơiHoàn trả0,35%Lượt xem1.260Lượt đăng ký19Ngày tạo04:05 20 thg 12, 2025Thao tác',
    'OFF2đang tắt, OldLoạiCộng tác viênHoàn trả1%Lượt xem23Lượt đăng ký4Ngày tạo05:06 21 thg 12, 2025Thao tác',
    'OFF3đang tắtLoạiĐại lýHoàn trả0%Lượt xem31Lượt đăng ký0Ngày tạo06:07 22 thg 12, 2025Thao tác',
  ]);
  expect(factsOf(centre.getByRole('region', { name: 'Tổng' }))).toEqual([
    ['Lượt xem', '11.314'],
    ['Lượt đăng ký', '2.023'],
  ]);
});
