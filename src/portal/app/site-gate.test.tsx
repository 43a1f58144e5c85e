// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  getGetPermissionResponseMock,
  getGetRoutersResponseMock,
  getGetSystemStatusResponseMock,
} from '#generated/client/system/system.faker.ts';
import { getGetPermissionMockHandler, getGetSystemStatusMockHandler } from '#generated/client/system/system.msw.ts';
import type { Permission, SystemState } from '#generated/model/index.ts';
import { refuse, unreachable } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { forgetClosure } from '../api/closure.ts';
import { setClock } from '../lib/clock.ts';
import { openFrame } from '../testing/frame.tsx';
import { withPortal } from '../testing/portal.tsx';

withPortal();

function setStatus(changes: Partial<SystemState>) {
  const answer = getGetSystemStatusResponseMock();
  server.use(getGetSystemStatusMockHandler({ ...answer, value: { ...answer.value, ...changes } }));
}

function setPermission(changes: Partial<Permission>) {
  const answer = getGetPermissionResponseMock();
  server.use(getGetPermissionMockHandler({ ...answer, value: { ...answer.value, ...changes } }));
}

const title = (name: string) => screen.findByRole('heading', { name, level: 1 });

describe('maintenance', () => {
  test('STATUS-04 STATUS-05 STATUS-06 STATUS-07 STATUS-13 ERROR-23 replaces every page and shows when it ends', async () => {
    const restore = setClock(() => Date.parse('2026-01-05T12:07:50Z'));
    setStatus({ status: 1, maintenanceUntil: '2026-01-05T12:50:00Z' });
    openFrame('/rng');
    await title('System Maintenance');
    expect(screen.getByText('RESTRICTION OF VISIT')).toBeDefined();
    expect(screen.getByText('00:42:10')).toBeDefined();
    expect(screen.getByText('Back at')).toBeDefined();
    const contact = await screen.findByRole('link', { name: 'Contact Us' });
    expect(contact.getAttribute('href')).toBe('https://help.lumo.example/contact');
    expect(document.title).toBe('System Maintenance | Lumo');
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('heading', { name: 'The page /rng' })).toBeNull();
    restore();
  });

  test('STATUS-07 shows no Contact Us when the site names no contact', async () => {
    setStatus({ status: 1 });
    const { info } = getGetPermissionResponseMock().value;
    setPermission({ info: { ...info, customerService: { contactUrl: null, vip: null } } });
    openFrame('/index');
    await title('System Maintenance');
    await screen.findByText('© Lumo. All rights reserved.');
    expect(screen.queryByText('Contact Us')).toBeNull();
  });

  test('STATUS-13 the permission payload alone closes the site', async () => {
    setPermission({ maintenance: true });
    openFrame('/login');
    expect(await title('System Maintenance')).toBeDefined();
  });

  test('STATUS-04 a retry after its end opens the portal', async () => {
    setStatus({ status: 1 });
    const { user } = openFrame('/rng');
    await title('System Maintenance');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
  });

  test('I18N-01 STATUS-05 is shown in Vietnamese', async () => {
    setStatus({ status: 1 });
    const { user } = openFrame('/index');
    await title('System Maintenance');
    await user.click(screen.getByRole('radio', { name: 'VI' }));
    expect(await title('Bảo trì hệ thống')).toBeDefined();
  });
});

describe('a restricted region', () => {
  test("STATUS-08 STATUS-09 STATUS-10 STATUS-13 shows the visitor's address and country", async () => {
    setStatus({ status: 2, ip: '203.0.113.27', country: 'SG' });
    openFrame('/index');
    await title('Not available where you are');
    expect(screen.getByText('203.0.113.27')).toBeDefined();
    expect(screen.getByText('Singapore')).toBeDefined();
    const contact = await screen.findByRole('link', { name: 'Contact Us' });
    expect(contact.getAttribute('href')).toBe('https://help.lumo.example/contact');
  });

  test('STATUS-10 says that the country is unknown', async () => {
    setStatus({ status: 2, country: null });
    setPermission({ location: { ip: '203.0.113.27', country: null } });
    openFrame('/index');
    await title('Not available where you are');
    expect(screen.getByText('Not known')).toBeDefined();
  });
});

describe('a refusal of any call', () => {
  test('STATUS-12 STATUS-13 ERROR-22 a blocked address is shown with the request id, and can be tried again', async () => {
    server.use(
      refuse('get', '/wps/relay/GCSGAME_vendorTypes', 403, 'ip_restricted', { value: { ip: '198.51.100.24' } }),
    );
    openFrame('/rng');
    await title('Your address is blocked');
    expect(screen.getByText('198.51.100.24')).toBeDefined();
    expect(screen.getByText('request-0001')).toBeDefined();
    const contact = await screen.findByRole('link', { name: 'Contact Us' });
    expect(contact.getAttribute('href')).toBe('https://help.lumo.example/contact');
    expect(screen.queryByRole('navigation')).toBeNull();
    server.resetHandlers();
    act(forgetClosure);
    expect(await screen.findByRole('heading', { name: 'The page /rng' })).toBeDefined();
  });

  test('STATUS-04 maintenance that begins while the portal is open closes it', async () => {
    openFrame('/rng');
    await screen.findByRole('heading', { name: 'The page /rng' });
    setStatus({ status: 1, maintenanceUntil: '2099-01-05T12:50:00Z' });
    server.use(refuse('post', '/wps/session/login/freeplay', 503, 'maintenance'));
    screen.getByRole('button', { name: 'Try demo' }).click();
    await title('System Maintenance');
    expect(await screen.findByText('Back at')).toBeDefined();
  });

  test('STATUS-08 a restriction of the region that begins while the portal is open closes it', async () => {
    openFrame('/rng');
    await screen.findByRole('heading', { name: 'The page /rng' });
    const value = { ip: '203.0.113.27', country: 'SG' };
    server.use(refuse('post', '/wps/session/login/freeplay', 403, 'region_restricted', { value }));
    screen.getByRole('button', { name: 'Try demo' }).click();
    await title('Not available where you are');
    expect(screen.getByText('Singapore')).toBeDefined();
  });
});

test('STATUS-13 nothing of the portal is shown without a status', async () => {
  server.use(unreachable('get', '/wps/system/status'));
  const { user } = openFrame('/rng');
  await title('Connection problem, please try again');
  expect(screen.queryByRole('navigation')).toBeNull();
  server.resetHandlers();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'The page /rng' })).toBeDefined());
});

describe("the brand's other domains", () => {
  const links = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

  test("STORE-05 API-28 are offered from the tab's memory when the server does not answer", async () => {
    window.sessionStorage.setItem('routers', JSON.stringify(getGetRoutersResponseMock()));
    server.use(unreachable('get', '/wps/system/status'));
    openFrame('/rng');
    await title('Connection problem, please try again');
    expect(links()).toEqual(['https://www.lumo.example/', 'https://vn.lumo.example/']);
  });

  test('STORE-05 API-28 are not offered when none is known', async () => {
    server.use(unreachable('get', '/wps/system/status'));
    openFrame('/rng');
    await title('Connection problem, please try again');
    expect(links()).toEqual([]);
  });
});
