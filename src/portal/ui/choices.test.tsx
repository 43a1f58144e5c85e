// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Chip } from './chip.tsx';
import { Segmented } from './segmented.tsx';
import { TabPanel, Tabs } from './tabs.tsx';

afterEach(cleanup);

type Pane = 'login' | 'register' | 'help';

function Panes() {
  const [pane, setPane] = useState<Pane>('login');
  return (
    <>
      <Tabs
        name="auth"
        label="Account"
        value={pane}
        onChange={setPane}
        items={[
          { id: 'login', label: 'Log in' },
          { id: 'register', label: 'Create account' },
          { id: 'help', label: 'Help' },
        ]}
      />
      <TabPanel name="auth" id={pane}>
        Pane {pane}
      </TabPanel>
    </>
  );
}

describe('Tabs', () => {
  const selected = () => screen.getByRole('tab', { selected: true });

  test('show the pane of the tab that is pressed, and the pane bears its name', async () => {
    render(<Panes />);
    expect(screen.getByRole('tabpanel', { name: 'Log in' }).textContent).toBe('Pane login');
    await userEvent.click(screen.getByRole('tab', { name: 'Create account' }));
    const panel = screen.getByRole('tabpanel', { name: 'Create account' });
    expect(panel.textContent).toBe('Pane register');
    expect(selected().getAttribute('aria-controls')).toBe(panel.id);
  });

  test('arrow keys, Home and End move focus and selection, going round at the ends', async () => {
    render(<Panes />);
    await userEvent.tab();
    const steps = [
      ['{ArrowRight}', 'Create account'],
      ['{End}', 'Help'],
      ['{ArrowRight}', 'Log in'],
      ['{ArrowLeft}', 'Help'],
      ['{Home}', 'Log in'],
    ] as const;
    for (const [key, name] of steps) {
      await userEvent.keyboard(key);
      expect(selected().textContent, key).toBe(name);
      expect(document.activeElement, key).toBe(selected());
    }
  });

  test('are one stop in the tab order', async () => {
    render(
      <>
        <Panes />
        <button type="button">After</button>
      </>,
    );
    await userEvent.tab();
    expect(document.activeElement).toBe(selected());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('After');
  });
});

test('Segmented is a group of radio buttons', async () => {
  const onChange = vi.fn();
  render(
    <Segmented
      label="Log in with"
      value="username"
      onChange={onChange}
      options={[
        { value: 'username', label: 'Username' },
        { value: 'sms', label: 'SMS code' },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: 'Log in with' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Username' }).checked).toBe(true);
  await userEvent.click(screen.getByText('SMS code'));
  expect(onChange).toHaveBeenCalledWith('sms');
});

test('Chip tells whether it is on and what it counts', async () => {
  const onClick = vi.fn();
  render(
    <Chip selected={true} count={12} onClick={onClick}>
      Favourites
    </Chip>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Favourites 12', pressed: true }));
  expect(onClick).toHaveBeenCalledOnce();
});
