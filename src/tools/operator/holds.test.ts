import { expect, test } from 'vitest';
import { withOperatorSite } from './testing.ts';

const site = withOperatorSite();

/** The command line without a person; its output, or its errors where it failed. */
async function script(...args: string[]): Promise<string> {
  const { code, out, err } = await site.script(...args);
  return code === 0 ? out : err;
}

interface Listed {
  readonly content: readonly {
    readonly bill: { readonly billId: string; readonly net: string; readonly paid: string };
  }[];
}

test('CONTRACT-09 an operator pays one bill that waits and denies the next, and holds and lifts payments', async () => {
  const listed: Listed = JSON.parse(
    await script('bills', 'list', '--state', 'pending', '--search', 'agent01', '--json'),
  );
  const [first, second] = listed.content.map(({ bill }) => bill);
  if (first === undefined || second === undefined) throw new Error('the demo has no two bills that wait');
  expect(await script('bills', 'release', first.billId)).toContain('Add --yes');
  const released = JSON.parse(await script('bills', 'release', first.billId, '--yes', '--json'));
  expect(released).toMatchObject({ bill: { state: 'issued', net: first.net, paid: first.net }, reason: null });
  expect(await script('bills', 'release', first.billId, '--yes')).toContain('409 conflict');
  const denied = await script('bills', 'deny', second.billId, '--reason', 'One person.', '--yes');
  expect(denied).toMatch(/paid +0\.00\nstate +denied\nreason +One person\./);

  const held = await script('holds', 'create', '1000003', '--reason', 'We check.', '--yes');
  expect(held).toMatch(/agent +agent02\nreason +We check\./);
  const below: Listed = JSON.parse(
    await script('bills', 'list', '--state', 'pending', '--search', 'agent02', '--json'),
  );
  const waiting = below.content.map(({ bill }) => Math.round((Number(bill.net) - Number(bill.paid)) * 100));
  const due = (waiting.reduce((sum, net) => sum + net, 0) / 100).toFixed(2);
  const [held2, paid] = [
    `1000003 +agent02 +${waiting.length} +${due} +We check\\.`,
    `bills +${waiting.length}\npaid +${due}`,
  ];
  expect(await script('holds', 'list')).toMatch(new RegExp(held2));
  expect(await script('holds', 'lift', '1000003', '--pending', 'pay', '--yes')).toMatch(new RegExp(paid));
  expect(await script('holds', 'list')).not.toContain('agent02');
});
