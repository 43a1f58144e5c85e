import { beforeAll, expect, test } from 'vitest';
import type { SimulateContractPayload } from '#generated/model/index.ts';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/db/testing.ts';
import { Failure } from '#server/shared/failure.ts';
import type { Session } from '../../identity/session/session.ts';
import { sessionOf, type TestServices, testServices } from '../../testing.ts';
import { simulateContract } from './simulate-contract.ts';

let db: Database;
let services: TestServices;
let agent: Session;
let player: Session;

beforeAll(async () => {
  db = await openTestDatabase();
  services = await testServices(db);
  agent = await sessionOf(services, 'agent01');
  player = await sessionOf(services, 'player01');
  return () => db.close();
});

const daily: SimulateContractPayload = {
  kind: 'daily',
  terms: {
    tiers: [
      { turnover: '0.00', activeDownlines: 1, loss: null, rate: 60 },
      { turnover: '10000.00', activeDownlines: 10, loss: null, rate: 90 },
    ],
    activeMinimum: '20.00',
    carryOver: null,
  },
  turnover: '18240.00',
  activeDownlines: 19,
  downlineGross: '72.00',
};
const dividend: SimulateContractPayload = {
  kind: 'dividend',
  terms: {
    tiers: [
      { turnover: '50000.00', activeDownlines: 10, loss: '1000.00', rate: 500 },
      { turnover: '100000.00', activeDownlines: 20, loss: '5000.00', rate: 1000 },
    ],
    activeMinimum: '100.00',
    carryOver: 'none',
  },
  turnover: '214600.00',
  teamResult: '-5200.00',
  activeDownlines: 29,
};

test('CONTRACT-09 answers the examples of the contract', () => {
  const none = { gap: '0.00', carriedOut: '0.00' };
  expect(simulateContract(services, agent, daily)).toEqual({
    state: 'issued',
    tier: 2,
    rate: 90,
    gross: '164.16',
    net: '92.16',
    ...none,
    nextTier: null,
  });
  expect(simulateContract(services, agent, dividend)).toEqual({
    state: 'issued',
    tier: 2,
    rate: 1000,
    gross: '520.00',
    net: '520.00',
    ...none,
    nextTier: null,
  });
  const weak = { kind: daily.kind, terms: daily.terms, turnover: '6500.00', activeDownlines: 8 };
  expect(simulateContract(services, agent, weak)).toEqual({
    state: 'issued',
    tier: 1,
    rate: 60,
    gross: '39.00',
    net: '39.00',
    ...none,
    nextTier: { tier: 2, rate: 90, turnover: '3500.00', activeDownlines: 2, loss: null },
  });
  expect(simulateContract(services, agent, { ...weak, activeDownlines: 0 })).toMatchObject({
    state: 'not_reached',
    tier: null,
    rate: 0,
    net: '0.00',
  });
});

test('CONTRACT-09 refuses accounts that are no agents, kinds that are off, and terms of another kind', () => {
  const refusal = (
    payload: SimulateContractPayload,
    session = agent,
    given: Pick<TestServices, 'brand'> = services,
  ) => {
    try {
      return simulateContract(given, session, payload).state;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return error.code;
    }
  };
  const { brand } = services;
  const contracts = { ...brand.settings.contracts, daily: false };
  const withoutDaily = { brand: { ...brand, settings: { ...brand.settings, contracts } } };
  expect(refusal(daily, player)).toBe('error_not_agent');
  expect(refusal(daily, agent, withoutDaily)).toBe('contract_kind_unavailable');
  expect(refusal(dividend, agent, withoutDaily)).toBe('issued');
  expect(refusal({ ...daily, teamResult: '-1.00' })).toBe('validation_failed');
  expect(refusal({ ...daily, turnover: '0.005' })).toBe('validation_failed');
  expect(refusal({ ...daily, terms: { ...daily.terms, activeMinimum: '20.001' } })).toBe('validation_failed');
  expect(refusal({ ...daily, carriedIn: '1.00' })).toBe('validation_failed');
  expect(refusal({ ...daily, terms: { ...daily.terms, carryOver: 'none' } })).toBe('validation_failed');
  expect(refusal({ ...dividend, terms: { ...dividend.terms, carryOver: null } })).toBe('validation_failed');
  expect(refusal({ ...dividend, terms: { ...dividend.terms, tiers: daily.terms.tiers } })).toBe('validation_failed');
  const falling = [...daily.terms.tiers].reverse();
  expect(refusal({ ...daily, terms: { ...daily.terms, tiers: falling } })).toBe('contract_tiers_invalid');
});

test('CONTRACT-09 a dividend counts the win that was carried in, tells what is missing and what is carried on', () => {
  const terms = { ...dividend.terms, carryOver: 'permanent' } as const;
  const weak = { ...dividend, terms, turnover: '60000.00', activeDownlines: 12, downlineGross: '100.00' };
  // The team lost 2000.00, of which 500.00 are set off: five per cent of the rest.
  expect(simulateContract(services, agent, { ...weak, teamResult: '-2000.00', carriedIn: '500.00' })).toEqual({
    state: 'issued',
    tier: 1,
    rate: 500,
    gross: '75.00',
    net: '0.00',
    gap: '25.00',
    carriedOut: '0.00',
    nextTier: { tier: 2, rate: 1_000, turnover: '40000.00', activeDownlines: 8, loss: '3500.00' },
  });
  expect(simulateContract(services, agent, { ...weak, teamResult: '300.00', carriedIn: '500.00' })).toEqual({
    state: 'not_reached',
    tier: null,
    rate: 0,
    gross: '0.00',
    net: '0.00',
    gap: '100.00',
    carriedOut: '800.00',
    nextTier: { tier: 1, rate: 500, turnover: '0.00', activeDownlines: 0, loss: '1000.00' },
  });
  // Neither won nor lost.
  const { teamResult: _, ...even } = weak;
  expect(simulateContract(services, agent, even)).toMatchObject({ state: 'not_reached', carriedOut: '0.00' });
});

test('CONTRACT-09 a field that stands in the wrong kind or has too many decimals is named, with why', () => {
  const named = (payload: SimulateContractPayload) => {
    try {
      return simulateContract(services, agent, payload).state;
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return error.details?.fields?.map(({ pointer, rule }) => `${pointer} ${rule}`);
    }
  };
  expect(named({ ...daily, teamResult: '-1.00' })).toEqual(['/body/teamResult dividend_only']);
  expect(named({ ...daily, carriedIn: '1.00' })).toEqual(['/body/carriedIn dividend_only']);
  const lacking = { ...dividend, terms: { ...dividend.terms, carryOver: null } };
  expect(named(lacking)).toEqual(['/body/terms/carryOver required']);
  for (const field of ['turnover', 'downlineGross', 'teamResult', 'carriedIn'] as const) {
    expect(named({ ...dividend, [field]: '1.001' }), field).toEqual([
      expect.stringMatching(new RegExp(`^/body/${field} `)),
    ]);
  }
});
