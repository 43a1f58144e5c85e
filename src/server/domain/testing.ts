import { createHash } from 'node:crypto';
import pino from 'pino';
import { readConfig } from '../config/config.ts';
import { loadBrand } from '../config/load-brand.ts';
import type { Database } from '../db/database.ts';
import { TEST_NOW } from '../db/testing.ts';
import type { Visitor } from '../handlers/handler.ts';
import { bodyKeys, newBodyKey } from '../http/body-keys.ts';
import type { RandomBytes, Services } from '../services.ts';
import { loadCatalogue } from './catalogue/catalogue.ts';
import { login } from './session/login.ts';
import { authenticator, type Session } from './session/session.ts';

/** The services of a test, with a clock that stands until it is moved. */
export interface TestServices extends Services {
  /** Moves the clock on. */
  readonly pass: (milliseconds: number) => void;
}

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const testVisitor: Visitor = {
  ip: '203.0.113.7',
  country: 'VN',
  userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/143.0.0.0 Safari/537.36',
};

/** Services on a test database: the shipped brand, `TEST_NOW`, and bytes that look random but are the same each time. */
export async function testServices(db: Database, changes: Partial<Services['brand']> = {}): Promise<TestServices> {
  let now = TEST_NOW;
  const clock = () => now;
  const config = readConfig({});
  const brand = { ...loadBrand(config), ...changes };
  const catalogue = await loadCatalogue(db, clock, brand.esportsProviders);
  const keys = await bodyKeys([await newBodyKey('test')]);
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { config, brand, db, catalogue, keys, clock, random: countedBytes(), log: pino({ level: 'silent' }), pass };
}

let services = 0;

/** No two services of a process repeat each other's bytes: tokens are unique in a database. */
function countedBytes(): RandomBytes {
  services += 1;
  const stream = services;
  let drawn = 0;
  return (length) => {
    drawn += 1;
    return createHash('shake256', { outputLength: length }).update(`${stream}/${drawn}`).digest();
  };
}

/** Logs in by password and answers the session. */
export async function sessionOf(services: Services, username: string, password = 'Portico123'): Promise<Session> {
  const { token } = await login(services, { type: 'username', username, password }, testVisitor);
  const session = await authenticator(services.db)(services, token, { background: false });
  if (typeof session === 'string') throw new Error(`the new session is ${session}`);
  return session;
}
