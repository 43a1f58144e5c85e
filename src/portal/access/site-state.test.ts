import { describe, expect, test } from 'vitest';
import { getGetPermissionResponseMock } from '#generated/client/system/system.faker.ts';
import type { Permission, SystemState } from '#generated/model/index.ts';
import { ApiError } from '../api/api-error.ts';
import { judgeSite } from './site-state.ts';

const status = (changes: Partial<SystemState> = {}): SystemState => ({
  status: 0,
  ip: '203.0.113.7',
  country: 'VN',
  maintenanceUntil: null,
  ...changes,
});
const permission = (changes: Partial<Permission> = {}): Permission => ({
  ...getGetPermissionResponseMock().value,
  ...changes,
});
const closed = (code: ApiError['code'], value = {}) =>
  new ApiError(code, 403, {
    success: false,
    code: 'ip_restricted',
    message: 'x',
    language: 'EN',
    requestId: 'request-0001',
    value,
  });
const judge = (evidence: Partial<Parameters<typeof judgeSite>[0]>) =>
  judgeSite({ status: status(), error: null, permission: permission(), closure: undefined, ...evidence });

describe('the state that a visitor sees', () => {
  test('STATUS-01 STATUS-02 STATUS-03 follows the status', () => {
    expect(judge({})).toEqual({ kind: 'open' });
    const until = '2026-01-05T12:50:00Z';
    expect(judge({ status: status({ status: 1, maintenanceUntil: until }) })).toEqual({ kind: 'maintenance', until });
    expect(judge({ status: status({ status: 2, country: 'US' }) })).toEqual({
      kind: 'region',
      ip: '203.0.113.7',
      country: 'US',
    });
  });

  test('STATUS-13 the permission payload can only make it stricter', () => {
    expect(judge({ permission: permission({ maintenance: true }) }).kind).toBe('maintenance');
    expect(judge({ permission: permission({ regionRestriction: true }) }).kind).toBe('region');
    expect(judge({ status: status({ status: 2 }), permission: permission() }).kind).toBe('region');
    expect(judge({ status: status({ status: 1 }), permission: permission() }).kind).toBe('maintenance');
    expect(judge({ status: status({ status: 1 }), permission: permission({ regionRestriction: true }) }).kind).toBe(
      'region',
    );
  });

  test('STATUS-12 a refusal of any call closes it', () => {
    expect(judge({ closure: closed('ip_restricted', { ip: '198.51.100.24' }) })).toEqual({
      kind: 'blocked',
      ip: '198.51.100.24',
      requestId: 'request-0001',
    });
    expect(judge({ closure: closed('region_restricted', { ip: '198.51.100.24', country: 'US' }) })).toEqual({
      kind: 'region',
      ip: '198.51.100.24',
      country: 'US',
    });
    expect(judge({ closure: closed('maintenance') })).toEqual({ kind: 'maintenance', until: null });
  });

  test('STATUS-12 a refusal before the status is known tells what is known', () => {
    const before = { status: undefined };
    expect(judge({ ...before, closure: closed('maintenance') })).toEqual({ kind: 'maintenance', until: null });
    const { location } = permission();
    const region = { kind: 'region', ip: location.ip, country: location.country };
    expect(judge({ ...before, closure: new ApiError('region_restricted', 403) })).toEqual(region);
    const unknown = judge({ ...before, permission: undefined, closure: new ApiError('region_restricted', 403) });
    expect(unknown).toEqual({ kind: 'region', ip: undefined, country: null });
  });

  test('STATUS-13 nothing is open without a status that says so', () => {
    expect(judge({ status: undefined })).toEqual({ kind: 'waiting' });
    const error = new ApiError('connection', 0);
    expect(judge({ status: undefined, error })).toEqual({ kind: 'failed', error });
    // @ts-expect-error a server that is newer than this build
    expect(judge({ status: status({ status: 3 }) }).kind).toBe('maintenance');
  });
});
