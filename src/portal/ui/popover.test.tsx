// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { Popover, Tooltip } from './popover.tsx';
import { installTopLayer } from './testing/top-layer.ts';

beforeAll(installTopLayer);
afterEach(cleanup);

describe('Popover', () => {
  const setup = () => {
    render(
      <Popover
        label="Account menu"
        trigger={(props) => (
          <button type="button" {...props}>
            Account
          </button>
        )}
      >
        {(close) => (
          <button type="button" onClick={close}>
            Sign out
          </button>
        )}
      </Popover>,
    );
    return screen.getByRole('button', { name: 'Account' });
  };

  test('its button says whether it is open and what it controls', async () => {
    const trigger = setup();
    const panel = screen.getByLabelText('Account menu');
    expect(trigger.getAttribute('aria-controls')).toBe(panel.id);
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('Sign out')).toBeNull();
    await userEvent.click(trigger);
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(panel.contains(screen.getByText('Sign out'))).toBe(true);
  });

  test('is placed anew when its content grows', async () => {
    let grown = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(changed: () => void) {
          grown = changed;
        }
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(390);
    vi.stubGlobal('innerHeight', 844);
    const trigger = setup();
    vi.spyOn(trigger, 'getBoundingClientRect').mockReturnValue(new DOMRect(320, 780, 60, 56));
    const panel = screen.getByLabelText('Account menu');
    const height = vi.spyOn(panel, 'offsetHeight', 'get').mockReturnValue(120);
    await userEvent.click(trigger);
    // Above its button, with a gap of 8 px.
    await waitFor(() => expect(panel.style.top).toBe('652px'));
    height.mockReturnValue(347);
    act(() => grown());
    expect(panel.style.top).toBe('425px');
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test('Esc closes it and focus goes back to the button', async () => {
    const trigger = setup();
    await userEvent.click(trigger);
    screen.getByText('Sign out').focus();
    await userEvent.keyboard('{Escape}');
    expect(trigger.getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(trigger);
  });

  test('its content can close it, and focus goes back to the button', async () => {
    const trigger = setup();
    await userEvent.click(trigger);
    await userEvent.click(screen.getByText('Sign out'));
    expect(screen.queryByText('Sign out')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });
});

describe('Tooltip', () => {
  const item = (disabled: boolean) => (
    <Tooltip text="Slots" disabled={disabled}>
      <button type="button" aria-label="Slots" />
    </Tooltip>
  );

  test('shows the name on hover and goes on leaving and on Esc', async () => {
    render(item(false));
    const button = screen.getByRole('button', { name: 'Slots' });
    await userEvent.hover(button);
    expect(screen.getByText('Slots').getAttribute('aria-hidden')).toBe('true');
    await userEvent.unhover(button);
    expect(screen.queryByText('Slots')).toBeNull();
    await userEvent.hover(button);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('Slots')).toBeNull();
  });

  test('shows the name on keyboard focus', async () => {
    render(item(false));
    await userEvent.tab();
    expect(screen.getByText('Slots')).toBeTruthy();
  });

  test('stays away while disabled', async () => {
    render(item(true));
    await userEvent.hover(screen.getByRole('button'));
    expect(screen.queryByText('Slots')).toBeNull();
  });
});
