import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { lastMessage, MINUTE, type TestServices, testServices } from '#server/domain/testing.ts';
import { addAgent } from '../settlement/testing.ts';
import { notifyPayments, type PaymentNews } from './notify-payments.ts';

let db: TestDatabase;
let services: TestServices;
let agent: number;
beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  agent = await addAgent(db, 'told_agent', null);
});
afterAll(() => db.close());

const none = { rest: '0.00000000', waiting: 0, waitingAmount: '0.00000000' };

test.each<[PaymentNews, readonly [string, string], readonly [string, string]]>([
  [
    { kind: 'held', reason: 'Bets < stakes' },
    [
      'Your contract payments are held',
      '<p>Bills are still settled, and wait until we have decided.</p><p>Bets &lt; stakes</p>',
    ],
    [
      'Các khoản thanh toán hợp đồng của bạn đang bị giữ lại',
      '<p>Bảng kê vẫn được quyết toán và chờ chúng tôi quyết định.</p><p>Bets &lt; stakes</p>',
    ],
  ],
  [
    { kind: 'denied', reason: 'One person.', bill: 'bl-7' },
    ['A contract bill was denied', '<p>Bill bl-7 will not be paid.</p><p>One person.</p>'],
    ['Một bảng kê hợp đồng bị từ chối', '<p>Bảng kê bl-7 sẽ không được thanh toán.</p><p>One person.</p>'],
  ],
  [
    { kind: 'released', amount: '0.60000000', rest: '0.00000000' },
    ['$0.60 from a contract', '<p>A bill that was held is paid.</p>'],
    ['$0.60 từ hợp đồng', '<p>Một bảng kê bị giữ lại đã được thanh toán.</p>'],
  ],
  [
    { kind: 'released', amount: '1.00000000', rest: '2.50000000' },
    [
      'A contract bill is released',
      '<p>A bill that was held is held no more. Paid now: $1.00. The rest, $2.50, follows on the next days.</p>',
    ],
    [
      'Một bảng kê hợp đồng được duyệt',
      '<p>Một bảng kê không còn bị giữ lại. Đã trả ngay: $1.00. Phần còn lại, $2.50, sẽ được trả trong những ngày tới.</p>',
    ],
  ],
  [
    { kind: 'lifted', bills: 2, amount: '3.00000000', ...none },
    ['Your contract payments go on', '<p>They are held no more. Bills that waited and are paid now: 2, $3.00.</p>'],
    [
      'Các khoản thanh toán hợp đồng của bạn được tiếp tục',
      '<p>Chúng không còn bị giữ lại. Bảng kê đã chờ và nay được thanh toán: 2, $3.00.</p>',
    ],
  ],
  [
    { kind: 'lifted', bills: 1, amount: '3.00000000', rest: '0.50000000', waiting: 4, waitingAmount: '8.00000000' },
    [
      'Your contract payments go on',
      '<p>They are held no more. Bills that waited and are paid now: 1, $3.00.</p><p>The rest, $0.50, follows on the next days.</p><p>Bills that still wait for our decision: 4, $8.00.</p>',
    ],
    [
      'Các khoản thanh toán hợp đồng của bạn được tiếp tục',
      '<p>Chúng không còn bị giữ lại. Bảng kê đã chờ và nay được thanh toán: 1, $3.00.</p><p>Phần còn lại, $0.50, sẽ được trả trong những ngày tới.</p><p>Bảng kê còn chờ chúng tôi quyết định: 4, $8.00.</p>',
    ],
  ],
  [
    { kind: 'expired', bills: 2, amount: '1.20000000' },
    [
      'Contract bills have expired',
      '<p>Bills that were held and not decided in time: 2, $1.20. They will not be paid.</p>',
    ],
    [
      'Bảng kê hợp đồng đã hết hạn',
      '<p>Bảng kê bị giữ lại và không được quyết định đúng hạn: 2, $1.20. Chúng sẽ không được thanh toán.</p>',
    ],
  ],
])(
  'CONTRACT-09 an agent reads in both languages what became of its payments: %j',
  async (news, english, vietnamese) => {
    services.pass(MINUTE);
    await db.transaction((tx) => notifyPayments(services, tx, agent, news, new Date(services.clock())));
    for (const [language, [title, content]] of [
      ['EN', english],
      ['VI', vietnamese],
    ] as const) {
      expect(await lastMessage(db, agent, language)).toEqual({ title, content, category: 'money' });
    }
  },
);
