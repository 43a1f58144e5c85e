// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { ErrorEnvelope, SmsCodeSent } from '#generated/model/index.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { showLanguage } from '../../i18n/language.ts';
import { setClock } from '../../lib/clock.ts';
import { installTopLayer } from '../../ui/testing/top-layer.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { CodeField } from './code-field.tsx';

beforeAll(async () => {
  installTopLayer();
  await loadArea('verification');
});

let time = 1_767_600_000_000;
let endClock: () => void;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
  endClock = setClock(() => time);
});
afterEach(() => {
  cleanup();
  endClock();
  vi.useRealTimers();
  time += 3_600_000;
});

let targets = 0;
const nextTarget = () => `number ${++targets}`;

const button = () => screen.getByRole('button', { name: /code|Wait/i });
/** A press, until the button lets the next one through. */
const press = () =>
  act(async () => {
    fireEvent.click(button());
    await vi.advanceTimersByTimeAsync(2);
  });

function pass(seconds: number) {
  act(() => {
    time += 1000 * seconds;
    vi.advanceTimersByTime(1000 * seconds);
  });
}

function refusal(status: number, code: ErrorEnvelope['code'], value?: ErrorEnvelope['value']) {
  const envelope = { success: false, code, message: 'Words of the server', language: 'EN', requestId: 'r-1' } as const;
  return new ApiError(code, status, { ...envelope, ...(value && { value }) });
}

/** The field of a form that sends a code to the target that it shows; undefined: the user left the check. */
function show(send: () => Promise<SmsCodeSent> | undefined, target = nextTarget()) {
  const sending = () => {
    const answer = send();
    return Promise.resolve(answer && { target, answer });
  };
  return renderInPortal(<CodeField target={target} send={sending} />);
}

describe('the send-code button', () => {
  test('SMS-01 SMS-03 SMS-04 SMS-12 SMS-14 is locked for 60 s times the minutes, counts down, and can be pressed again', async () => {
    show(async () => ({ expiredMinutes: 5 }));
    await press();
    expect(button().textContent).toBe('Code sent (300s)');
    expect(button()).toHaveProperty('disabled', true);
    expect(document.activeElement).toBe(screen.getByLabelText('Verification code'));
    pass(1);
    expect(button().textContent).toBe('Code sent (299s)');
    pass(298);
    expect(button().textContent).toBe('Code sent (1s)');
    pass(1);
    expect(button().textContent).toBe('Send code');
    expect(button()).toHaveProperty('disabled', false);
  });

  test('SMS-03 counts down in Vietnamese as well', async () => {
    await act(() => showLanguage('VI'));
    onTestFinished(() => act(() => showLanguage('EN')));
    show(async () => ({ expiredMinutes: 5 }));
    fireEvent.click(screen.getByRole('button', { name: 'Gửi mã' }));
    await act(() => vi.advanceTimersByTimeAsync(2));
    expect(screen.getByRole('button').textContent).toBe('Đã gửi mã (300s)');
  });

  test('SMS-12 SMS-14 ENTITY-16 is locked until the time that the server names, in whole seconds rounded up', async () => {
    show(async () => ({ expirationTime: time + 90_400 }));
    await press();
    expect(button().textContent).toBe('Code sent (91s)');
    pass(91);
    expect(button().textContent).toBe('Send code');
  });

  test('SMS-05 sends at most once per second', async () => {
    const send = vi.fn(() => undefined);
    show(send);
    await press();
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    pass(0.999);
    await press();
    expect(send).toHaveBeenCalledTimes(1);
    pass(0.001);
    await press();
    expect(send).toHaveBeenCalledTimes(2);
  });

  test('does not count down if the user cancelled the check', async () => {
    show(() => undefined);
    await press();
    expect(button().textContent).toBe('Send code');
  });

  test('SMS-01 stays locked when the form is closed and opened again; another number is not locked', async () => {
    const target = nextTarget();
    const { unmount } = show(async () => ({ expiredMinutes: 1 }), target);
    await press();
    unmount();
    pass(10);
    show(() => undefined, target);
    expect(button().textContent).toBe('Code sent (50s)');
    cleanup();
    show(() => undefined);
    expect(button().textContent).toBe('Send code');
  });

  test('SMS-01 SMS-09 the wait belongs to the recipient of the code, though the form showed less of it when it was pressed', async () => {
    const [shown, sentTo] = [nextTarget(), nextTarget()];
    const { rerender } = renderInPortal(
      <CodeField
        target={shown}
        send={async () => ({ target: sentTo, answer: Promise.resolve({ expiredMinutes: 1 }) })}
      />,
    );
    await press();
    expect(button().textContent).toBe('Send code');
    rerender(<CodeField target={sentTo} send={async () => undefined} />);
    expect(button().textContent).toBe('Code sent (60s)');
    const refused = nextTarget();
    const answer = () => Promise.reject(refusal(429, 'sms_too_many_requests'));
    pass(60);
    rerender(<CodeField target={sentTo} send={async () => ({ target: refused, answer: answer() })} />);
    await press();
    expect(button().textContent).toBe('Send code');
    rerender(<CodeField target={refused} send={async () => undefined} />);
    expect(button().textContent).toBe('Wait 300s');
  });

  test.each([
    [503, 'sms_failed'],
    [429, 'sms_too_many_requests'],
  ] as const)("SMS-10 a failure shows a dialog with the server's text and one button: %i %s", async (status, code) => {
    show(() => Promise.reject(refusal(status, code)));
    await press();
    const dialog = screen.getByRole('alertdialog', { name: 'No code was sent' });
    expect(dialog.textContent).toContain('Words of the server');
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test("SMS-09 ERROR-30 after too many requests it is locked for 5 minutes, or for the server's time", async () => {
    show(() => Promise.reject(refusal(429, 'sms_too_many_requests')));
    await press();
    expect(button().textContent).toBe('Wait 300s');
    expect(button()).toHaveProperty('disabled', true);
    cleanup();
    show(() => Promise.reject(refusal(429, 'rate_limited', { retryAfterSeconds: 30 })));
    await press();
    expect(button().textContent).toBe('Wait 30s');
  });
});
