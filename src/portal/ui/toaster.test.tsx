// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as sonner } from 'sonner';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { installTopLayer } from './testing/top-layer.ts';

// jsdom takes every popover for hidden, shown or not.
const hidden = true;

beforeAll(() => {
  installTopLayer();
  // A toast can be swiped away: it takes hold of the pointer, which jsdom has no notion of.
  Object.assign(Element.prototype, { setPointerCapture: () => undefined });
});
beforeEach(() => vi.resetModules());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  // The library keeps its toasts, and would show them again.
  sonner.dismiss();
  vi.doUnmock('./toaster-view.tsx');
});

/** Fresh modules for each test: what waits to be shown is kept per page. */
async function mount() {
  const { toast } = await import('./toast.tsx');
  const { Toaster } = await import('./toaster.tsx');
  const view = render(<Toaster label="Notifications" dismissLabel="Dismiss" />);
  return { toast, view };
}

describe('toasts', () => {
  test('nothing is drawn before the first one', async () => {
    const { view } = await mount();
    expect(view.container.innerHTML).toBe('');
  });

  test('success is a status, an error an alert', async () => {
    const { toast } = await mount();
    act(() => {
      toast.success('$200.00 is in your balance');
      toast.error('Connection problem, please try again');
    });
    expect((await screen.findByRole('status', { hidden })).textContent).toBe('$200.00 is in your balance');
    expect(screen.getByRole('alert', { hidden }).textContent).toBe('Connection problem, please try again');
    expect(screen.getByRole('region', { name: /^Notifications/, hidden })).toBeTruthy();
  });

  test('the action is carried out', async () => {
    const { toast } = await mount();
    const retry = vi.fn();
    act(() => toast.error('Connection problem', { action: { label: 'Retry', onClick: retry } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Retry', hidden }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('a success leaves after five seconds, an error stays until it is dismissed', async () => {
    const { toast } = await mount();
    act(() => toast.info('Code sent'));
    await screen.findByText('Code sent');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    act(() => {
      toast.success('Saved');
      toast.error('Failed');
    });
    act(() => vi.advanceTimersByTime(4900));
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.queryByText('Saved')).toBeNull();
    expect(screen.queryByText('Failed')).not.toBeNull();
  });

  test('when the library cannot be fetched the message still shows and can be dismissed', async () => {
    vi.doMock('./toaster-view.tsx', () => Promise.reject(new Error('offline')));
    const { toast } = await mount();
    act(() => toast.error('Connection problem, please try again'));
    expect((await screen.findByRole('alert')).textContent).toBe('Connection problem, please try again');
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
