// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { LastLogin } from '#generated/model/index.ts';
import { LastLoginFacts } from '../../app/post-login/after-login.tsx';
import { renderInPortal } from '../../entities/testing/render-in-portal.tsx';
import { loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { setClock } from '../../lib/clock.ts';
import { withTime } from '../../testing/centre.tsx';
import { withPortal } from '../../testing/portal.tsx';
import { factsOf } from '../../testing/shown.ts';
import { MaintenanceFacts, StatusPage } from './status-page.tsx';

withPortal();
withTime(Date.parse('2026-01-05T12:07:50Z'));
beforeAll(async () => {
  await Promise.all([loadArea('status'), loadArea('postLogin')]);
});

test.each([
  ['EN', '2026-01-05T15:50:05Z', ['Back at: 15:50 UTC', 'Time left: 03:42:15']],
  ['EN', '2026-01-06T15:50:00Z', ['Back at: Jan 6, 15:50 UTC', 'Time left: 27:42:10']],
  ['EN', '2026-01-05T12:07:50Z', ['Back at: 12:07 UTC']],
  ['VI', '2026-01-06T15:50:00Z', ['Mở lại lúc: 15:50 UTC 6 thg 1', 'Còn lại: 27:42:10']],
] as const)('STATUS-05 STATUS-06 in %s a maintenance until %s says %j', async (language, until, told) => {
  await showLanguage(language);
  renderInPortal(<MaintenanceFacts until={until} />);
  expect(factsOf(document.body).map(([name, value]) => `${name}: ${value}`)).toEqual(told);
});

test('STATUS-06 the time left counts down, and goes when it is over', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  renderInPortal(<MaintenanceFacts until="2026-01-05T12:07:52Z" />);
  expect(factsOf(document.body)[1]).toEqual(['Time left', '00:00:02']);
  setClock(() => Date.parse('2026-01-05T12:07:51Z'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(factsOf(document.body)[1]).toEqual(['Time left', '00:00:01']);
  setClock(() => Date.parse('2026-01-05T12:07:52Z'));
  act(() => void vi.advanceTimersByTime(1000));
  expect(factsOf(document.body)).toHaveLength(1);
});

test.each([
  [
    'EN',
    { kind: 'region', ip: '203.0.113.27', country: 'SG' },
    [
      ['Your IP address', '203.0.113.27'],
      ['Country', 'Singapore'],
    ],
  ],
  [
    'VI',
    { kind: 'region', ip: '203.0.113.27', country: 'DE' },
    [
      ['Địa chỉ IP của bạn', '203.0.113.27'],
      ['Quốc gia', 'Đức'],
    ],
  ],
  [
    'EN',
    { kind: 'blocked', ip: '198.51.100.24', requestId: 'request-0007' },
    [
      ['Your IP address', '198.51.100.24'],
      ['Request', 'request-0007'],
    ],
  ],
  [
    'EN',
    { kind: 'blocked', ip: undefined, requestId: undefined },
    [
      ['Your IP address', 'Not known'],
      ['Request', 'Not known'],
    ],
  ],
] as const)('STATUS-09 STATUS-10 STATUS-12 who is kept out sees the facts of it: %#', async (language, state, told) => {
  await showLanguage(language);
  renderInPortal(<StatusPage state={state} />);
  expect(factsOf(screen.getByRole('main'))).toEqual(told);
});

const last: LastLogin = { at: '2026-01-04T09:12:44Z', ip: '203.0.113.7', country: 'VN', device: 'Chrome on Windows' };

test.each([
  [{}, ['Vietnam', 'Chrome on Windows']],
  [{ country: null }, ['203.0.113.7', 'Chrome on Windows']],
  [{ country: null, ip: '', device: '' }, ['Not known', 'Unknown device']],
] as const)(
  'LOGIN-21 LOGIN-32 the last login shows its time, its place and its device: %#',
  async (changes, [place, device]) => {
    const onNotMe = vi.fn();
    const { user } = renderInPortal(<LastLoginFacts last={{ ...last, ...changes }} onNotMe={onNotMe} />);
    expect(factsOf(document.body)).toEqual([
      ['Last log in', 'Jan 4, 2026, 09:12'],
      ['Place', place],
      ['Device', device],
    ]);
    await user.click(screen.getByRole('button', { name: 'Not you?' }));
    expect(onNotMe).toHaveBeenCalledOnce();
  },
);

test('LOGIN-21 I18N-01 LOGIN-32 the last login is in Vietnamese', async () => {
  await showLanguage('VI');
  renderInPortal(<LastLoginFacts last={last} onNotMe={() => undefined} />);
  expect(factsOf(document.body)).toEqual([
    ['Lần đăng nhập trước', '09:12 04/01/2026'],
    ['Nơi', 'Việt Nam'],
    ['Thiết bị', 'Chrome trên Windows'],
  ]);
});
