// @vitest-environment jsdom
import { expect, test } from 'vitest';
import {
  getGetContractResponseMock,
  getListContractRequestsResponseMock,
} from '#generated/client/contract/contract.faker.ts';
import {
  getGetContractMockHandler,
  getListContractRequestsMockHandler,
} from '#generated/client/contract/contract.msw.ts';
import type { Contract, ContractDetail, ContractRequest } from '#generated/model/index.ts';
import { server } from '#mocks/server.ts';
import { showLanguage } from '#portal/i18n/language.ts';
import { openAgentPage } from '#portal/testing/centre.tsx';
import { withPortal } from '#portal/testing/portal.tsx';
import { choicesOf, factsOf, itemsOf, rowsOf } from '#portal/testing/shown.ts';

withPortal();

/** A contract in which no two figures are alike. */
function contractOf(change: Partial<Contract>): Contract {
  const { contract } = getGetContractResponseMock().value;
  return {
    ...contract,
    contractId: 'ct-81',
    kind: 'daily',
    side: 'downline',
    state: 'valid',
    version: 5,
    replaces: null,
    upline: { id: '1000002', account: 'agent01', nickname: 'Thu Ha' },
    downline: { id: '1000003', account: 'agent02', nickname: 'Quoc Bao' },
    terms: {
      tiers: [
        { turnover: '150.00', activeDownlines: 4, loss: null, rate: 60 },
        { turnover: '10000.00', activeDownlines: 11, loss: null, rate: 125 },
      ],
      activeMinimum: '20.50',
      carryOver: null,
    },
    effectiveFrom: '2026-01-05T17:00:00Z',
    effectiveTo: null,
    createdAt: '2026-01-02T08:11:00Z',
    updatedAt: '2026-01-04T09:12:00Z',
    actions: [],
    ...change,
  };
}

/** Three versions, each by somebody else; the second with words. */
const versions: ContractDetail['versions'] = [
  {
    version: 3,
    action: 'agree_termination',
    state: 'terminated',
    at: '2026-01-09T10:13:00Z',
    by: { id: '1000003', account: 'agent02', nickname: 'Quoc Bao' },
    text: 'The last words.',
    textLanguage: 'EN',
    reason: null,
    textHash: 'aaaabbbbccccdddd0000000000000000000000000000000000000000000000ff',
  },
  {
    version: 2,
    action: 'terminate',
    state: 'terminating',
    at: '2026-01-08T11:14:00Z',
    by: { id: '1000002', account: 'agent01', nickname: 'Thu Ha' },
    text: 'The second words.',
    textLanguage: 'EN',
    reason: 'We begin anew.',
    textHash: '1111222233334444000000000000000000000000000000000000000000000000',
  },
  {
    version: 1,
    action: 'propose',
    state: 'requested',
    at: '2026-01-02T08:11:00Z',
    by: { id: null, account: 'lumo', nickname: 'Lumo' },
    text: 'The first words.',
    textLanguage: 'EN',
    reason: null,
    textHash: '5555666677778888000000000000000000000000000000000000000000000000',
  },
];

async function shownContract(contract: Contract, kind: string) {
  server.use(getGetContractMockHandler({ success: true, value: { contract, versions } }));
  const { centre } = await openAgentPage(`agentDailySalary?contract=${contract.contractId}`);
  const heading = await centre.findByRole('heading', { level: 3, name: kind });
  const list = centre.getByText('Thu Ha (agent01)').closest('dl');
  const table = centre.getByRole('table');
  const buttons = heading.closest('.grid')?.parentElement?.querySelectorAll('button') ?? [];
  const history = centre.getAllByRole('list').find((each) => each.tagName === 'OL');
  return {
    state: heading.nextElementSibling?.textContent,
    words: heading.parentElement?.nextElementSibling?.textContent,
    language: centre.getByText('The last words.', { selector: '[lang]' }).lang,
    facts: factsOf(list),
    tiers: rowsOf(table),
    terms: table.parentElement?.nextElementSibling?.textContent,
    versions: history && [history.previousElementSibling?.textContent, ...itemsOf(history)],
    buttons: [...buttons].map(({ textContent }) => textContent),
  };
}

test('CONTRACT-05 CONTRACT-07 ENTITY-44 a contract shows its parties, its time, its terms and each version, and only what may be done', async () => {
  const contract = contractOf({ effectiveTo: '2026-01-10T17:00:00Z', state: 'terminated', replaces: 'ct-80' });
  expect(await shownContract(contract, 'Daily salary')).toEqual({
    state: 'Ended',
    words: 'The last words.',
    language: 'en',
    facts: [
      ['Contract', 'ct-81'],
      ['Pays', 'Thu Ha (agent01)'],
      ['Is paid', 'Quoc Bao (agent02)'],
      ['Pays from', 'Jan 5, 2026, 17:00'],
      ['Pays until', 'Jan 10, 2026, 17:00'],
      ['Replaces', 'ct-80'],
    ],
    tiers: [
      ['Tier', 'Turnover from', 'Active from', 'Rate'],
      ['1', '$150.00', '4', '0.60%'],
      ['2', '$10,000.00', '11', '1.25%'],
    ],
    terms: 'A downline is active from $20.50 of turnover.',
    versions: [
      'Versions',
      'Version 3: end agreed by Quoc BaoJan 9, 2026, 10:13Fingerprint of the words: aaaabbbbccccdddd…',
      'Version 2: end asked for by Thu HaJan 8, 2026, 11:14We begin anew.Fingerprint of the words: 1111222233334444…',
      'Version 1: proposed by LumoJan 2, 2026, 08:11Fingerprint of the words: 5555666677778888…',
    ],
    buttons: ['Back'],
  });
});

test('I18N-01 CONTRACT-05 a proposed contract has no time yet and replaces nothing, and each action has its button', async () => {
  await showLanguage('VI');
  const contract = contractOf({
    kind: 'dividend',
    state: 'requested',
    effectiveFrom: null,
    terms: {
      tiers: [{ turnover: '150.00', activeDownlines: 4, loss: '3.30', rate: 60 }],
      activeMinimum: '20.50',
      carryOver: 'half-month',
    },
    actions: ['sign', 'reject', 'withdraw', 'terminate', 'agree_termination'],
  });
  expect(await shownContract(contract, 'Cổ tức')).toEqual({
    state: 'Chờ ký',
    words: 'The last words.Nội dung này viết bằng tiếng Anh. Bảng các bậc có cùng nội dung.',
    language: 'en',
    facts: [
      ['Hợp đồng', 'ct-81'],
      ['Bên trả', 'Thu Ha (agent01)'],
      ['Bên nhận', 'Quoc Bao (agent02)'],
      ['Tính từ', 'chưa xác định'],
      ['Tính đến', 'chưa xác định'],
    ],
    tiers: [
      ['Bậc', 'Doanh thu từ', 'Hoạt động từ', 'Tiền thua từ', 'Tỷ lệ'],
      ['1', '$150.00', '4', '$3.30', '0,60%'],
    ],
    terms:
      'Tuyến dưới được tính là hoạt động khi có doanh thu cược từ $20.50. Khoản thắng của nhóm được trừ vào khoản thua của nửa tháng kế tiếp.',
    versions: [
      'Các phiên bản',
      'Phiên bản 3: đồng ý chấm dứt, bởi Quoc Bao10:13 09/01/2026Mã băm của nội dung: aaaabbbbccccdddd…',
      'Phiên bản 2: yêu cầu chấm dứt, bởi Thu Ha11:14 08/01/2026We begin anew.Mã băm của nội dung: 1111222233334444…',
      'Phiên bản 1: đề nghị, bởi Lumo08:11 02/01/2026Mã băm của nội dung: 5555666677778888…',
    ],
    buttons: ['Quay lại', 'Ký', 'Từ chối', 'Rút lại', 'Yêu cầu chấm dứt', 'Đồng ý chấm dứt'],
  });
});

test('I18N-01 CONTRACT-05 words in both languages begin with those of the reader, whoever proposed them', async () => {
  const [last] = versions;
  if (last === undefined) throw new Error('there is no version');
  const both = { ...last, textLanguage: 'VI' as const, text: 'Lời cuối.\n\nThe last words.' };
  server.use(getGetContractMockHandler({ success: true, value: { contract: contractOf({}), versions: [both] } }));
  const { centre } = await openAgentPage('agentDailySalary?contract=ct-81');
  const words = (await centre.findByText('The last words.')).parentElement ?? expect.fail();
  expect([...words.children].map((each) => [each.getAttribute('lang'), each.textContent])).toEqual([
    ['en', 'The last words.'],
    ['vi', 'Lời cuối.'],
  ]);
});

/** Terms of two tiers, of which the second has the given rate. */
const upTo = (rate: number): Contract['terms'] => {
  const { tiers, ...terms } = contractOf({}).terms;
  return { ...terms, tiers: [...tiers.slice(0, 1), { turnover: '900.00', activeDownlines: 9, loss: null, rate }] };
};

/** Requests of either side and direction, for a signature and for an end. */
const requests: readonly ContractRequest[] = [
  {
    contract: contractOf({ contractId: 'ct-91', side: 'own', kind: 'dividend', terms: upTo(910) }),
    direction: 'incoming',
    wants: 'signature',
    since: '2026-01-03T04:05:00Z',
  },
  {
    contract: contractOf({ contractId: 'ct-92', kind: 'realtime', terms: upTo(72) }),
    direction: 'outgoing',
    wants: 'signature',
    since: '2026-01-04T05:06:00Z',
  },
  {
    contract: contractOf({ contractId: 'ct-93', kind: 'hourly', terms: upTo(83) }),
    direction: 'incoming',
    wants: 'termination',
    since: '2026-01-05T06:07:00Z',
  },
  {
    contract: contractOf({ contractId: 'ct-94', side: 'own', terms: upTo(94) }),
    direction: 'outgoing',
    wants: 'termination',
    since: '2026-01-06T07:08:00Z',
  },
];

function answerRequests() {
  const { value } = getListContractRequestsResponseMock();
  const page = { ...value, content: [...requests], totalElements: 4 };
  server.use(getListContractRequestsMockHandler({ success: true, value: page }));
}

test('CONTRACT-08 the requests name the other side, the highest rate, and who waits for what and since when', async () => {
  answerRequests();
  const { centre } = await openAgentPage('agentContractRequests');
  await centre.findAllByRole('button', { name: 'Quoc Bao' });
  expect(rowsOf(centre.getByRole('table', { name: 'Waiting contracts' }))).toEqual([
    ['With', 'Kind', 'Highest rate', 'Waits for', 'Since'],
    ['Thu Haagent01', 'Dividend', '9.10%', 'Your signature', 'Jan 3, 2026, 04:05'],
    ['Quoc Baoagent02', 'Real-time salary', '0.72%', 'Their signature', 'Jan 4, 2026, 05:06'],
    ['Quoc Baoagent02', 'Hourly salary', '0.83%', 'Your agreement to the end', 'Jan 5, 2026, 06:07'],
    ['Thu Haagent01', 'Daily salary', '0.94%', 'Their agreement to the end', 'Jan 6, 2026, 07:08'],
  ]);
  expect(choicesOf(centre.getByRole('region', { name: 'Waiting contracts' }))).toEqual([
    ['Waiting', 'All', 'For me', 'For others'],
    ['Kind', 'All', 'Dividend', 'Daily salary', 'Hourly salary', 'Real-time salary'],
  ]);
});

test('I18N-01 CONTRACT-08 on a phone the requests are cards, here in Vietnamese', async () => {
  await showLanguage('VI');
  answerRequests();
  const { centre } = await openAgentPage('agentContractRequests', 390);
  await centre.findAllByRole('button', { name: 'Quoc Bao' });
  expect(itemsOf(centre.getByRole('list', { name: 'Hợp đồng đang chờ' }))).toEqual([
    'Thu Haagent01Chữ ký của bạnLoạiCổ tứcTỷ lệ cao nhất9,10%Từ lúc04:05 03/01/2026',
    'Quoc Baoagent02Chữ ký của bên kiaLoạiLương thời gian thựcTỷ lệ cao nhất0,72%Từ lúc05:06 04/01/2026',
    'Quoc Baoagent02Bạn đồng ý chấm dứtLoạiLương giờTỷ lệ cao nhất0,83%Từ lúc06:07 05/01/2026',
    'Thu Haagent01Bên kia đồng ý chấm dứtLoạiLương ngàyTỷ lệ cao nhất0,94%Từ lúc07:08 06/01/2026',
  ]);
});
