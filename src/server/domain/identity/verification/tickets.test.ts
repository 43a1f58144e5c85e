import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BotProof } from '#server/adapters/bot-check.ts';
import { openTestDatabase, type TestDatabase } from '#server/db/testing.ts';
import { MINUTE, outcome, type TestServices, testServices } from '../../testing.ts';
import {
  geetestFields,
  giveNewIpTicket,
  giveSliderTicket,
  giveTwoStepTicket,
  spendGeetest,
  spendNewIpTicket,
  spendSliderTicket,
  spendTwoStepTicket,
} from './tickets.ts';

let db: TestDatabase;
let services: TestServices;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());
beforeEach(async () => {
  services = await testServices(db);
});

const [player, other] = [1_000_001, 1_000_002];
const refused = 'captcha_check_failed';
const ended = 'verification_code_expired';
const slider = (ticket: string | undefined) => outcome(spendSliderTicket(services, ticket));
const newIp = (ticket: string) => outcome(spendNewIpTicket(services, ticket));
const giveTwoStep = () => giveTwoStepTicket(services, player, 'username');
const twoStep = (ticket: string | undefined) => outcome(spendTwoStepTicket(services, ticket, 'username'));

describe('the ticket of a second step', () => {
  test('is good for five codes, and names its account', async () => {
    const ticket = await giveTwoStepTicket(services, player, 'google');
    for (let uses = 0; uses < 5; uses++) expect(await spendTwoStepTicket(services, ticket, 'google')).toBe(player);
    expect(await outcome(spendTwoStepTicket(services, ticket, 'google'))).toBe(ended);
  });

  test('is good for five minutes', async () => {
    const ticket = await giveTwoStep();
    services.pass(5 * MINUTE - 1);
    expect(await twoStep(ticket)).toBe('in');
    services.pass(1);
    expect(await twoStep(ticket)).toBe(ended);
  });

  test('is no ticket of another way in, or of no login', async () => {
    const ticket = await giveTwoStepTicket(services, player, 'sms');
    expect(await twoStep(ticket)).toBe(ended);
    expect(await twoStep(undefined)).toBe(ended);
    expect(await twoStep('ts_made-up')).toBe(ended);
  });
});

test('LOGIN-35 the ticket of a new location is good for three codes within fifteen minutes, and names its account', async () => {
  const [ticket, later] = [await giveNewIpTicket(services, db, player), await giveNewIpTicket(services, db, other)];
  for (let uses = 0; uses < 3; uses++) expect(await spendNewIpTicket(services, ticket)).toBe(player);
  expect(await newIp(ticket)).toBe(refused);
  services.pass(15 * MINUTE - 1);
  expect(await spendNewIpTicket(services, later)).toBe(other);
  services.pass(1);
  expect(await newIp(later)).toBe(refused);
});

test('SMS-13 the ticket of a slider is good once within five minutes', async () => {
  const { ticket, expiresAt } = await giveSliderTicket(services, 'sc_1');
  expect(expiresAt.getTime()).toBe(services.clock() + 5 * MINUTE);
  const late = await giveSliderTicket(services, 'sc_2');
  services.pass(5 * MINUTE - 1);
  expect([await slider(ticket), await slider(ticket), await slider(undefined)]).toEqual(['in', refused, refused]);
  services.pass(1);
  expect(await slider(late.ticket)).toBe(refused);
});

test('a ticket of one kind is none of another', async () => {
  const { ticket } = await giveSliderTicket(services, 'sc_1');
  const [place, step] = [await giveNewIpTicket(services, db, player), await giveTwoStep()];
  expect([await slider(place), await slider(step)]).toEqual([refused, refused]);
  expect([await newIp(ticket), await newIp(step)]).toEqual([refused, refused]);
  expect([await twoStep(ticket), await twoStep(place)]).toEqual([ended, ended]);
});

test('SMS-13 the three fields of a registration must name one ticket and its puzzle', async () => {
  const given = async () => geetestFields((await giveSliderTicket(services, 'sc_1')).ticket, 'sc_1');
  const fields = await given();
  expect(fields).toEqual({
    geetest_challenge: 'sc_1',
    geetest_validate: fields.geetest_validate,
    geetest_seccode: `${fields.geetest_validate}|sc_1`,
  });
  const pass = (changed: Parameters<typeof spendGeetest>[1]) => outcome(spendGeetest(services, changed));
  expect(await pass(fields)).toBe('in');
  expect(await pass({ ...(await given()), geetest_challenge: undefined })).toBe(refused);
  expect(await pass({ ...(await given()), geetest_validate: undefined })).toBe(refused);
  expect(await pass({ ...(await given()), geetest_seccode: undefined })).toBe(refused);
  expect(await pass({ ...(await given()), geetest_seccode: 's_other|sc_1' })).toBe(refused);
  const { geetest_validate } = await given();
  expect(await pass(geetestFields(geetest_validate, 'sc_other'))).toBe(refused);
  // The ticket of a login is none of a registration's, whatever puzzle it names.
  expect(await pass(geetestFields(await giveTwoStep(), 'sc_1'))).toBe(refused);
});

test('SMS-13 an outside bot check is asked instead, with what the form has sent', async () => {
  const asked: BotProof[] = [];
  const check = (passes: boolean) => ({
    ...services,
    botCheck: {
      draw: () => Promise.reject(new Error('nothing is drawn')),
      solve: () => Promise.reject(new Error('nothing is solved')),
      spend: async (proof: BotProof) => {
        asked.push(proof);
        return passes;
      },
    },
  });
  const fields = geetestFields('t-1', 'remote-1');
  expect(await outcome(spendSliderTicket(check(true), 't-1'))).toBe('in');
  expect(await outcome(spendSliderTicket(check(false), 't-1'))).toBe(refused);
  expect(await outcome(spendGeetest(check(true), fields))).toBe('in');
  expect(await outcome(spendGeetest(check(false), fields))).toBe(refused);
  expect(await outcome(spendGeetest(check(true), { ...fields, geetest_challenge: undefined }))).toBe(refused);
  expect(asked).toEqual([{ sliderTicket: 't-1' }, { sliderTicket: 't-1' }, fields, fields]);
});

test('tickets that are over are removed with the next one of a slider', async () => {
  await db.query('test_none', 'delete from verification_tickets');
  await giveSliderTicket(services, 'sc_1');
  await giveTwoStep();
  services.pass(5 * MINUTE + 1);
  await giveSliderTicket(services, 'sc_2');
  expect(await db.query('test_kept', 'select kind from verification_tickets')).toEqual([{ kind: 'slider' }]);
});
