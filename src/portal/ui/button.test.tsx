// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { Button, buttonClass, IconButton } from './button.tsx';

afterEach(cleanup);

describe('Button', () => {
  test('is pressed by pointer and keyboard and does not submit unless told to', async () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Deposit</Button>);
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Deposit' });
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(button.type).toBe('button');
  });

  test('while loading it keeps name and focus, says that it is busy and lets nothing through', async () => {
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <input aria-label="Name" />
        <Button type="submit" loading={loading}>
          Log in
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button'));
    expect(onSubmit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-busy')).toBe('true');
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(button);
    await userEvent.type(screen.getByRole('textbox'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  test.each(['button', 'submit'] as const)('a %s that sends takes a double click as one press', (type) => {
    const onSend = vi.fn();
    const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <Button type={type} loading={false} onClick={onSend}>
          Create link
        </Button>
      </form>,
    );
    const button = screen.getByRole('button');
    vi.useFakeTimers();
    try {
      fireEvent.click(button);
      fireEvent.click(button);
      expect(onSend).toHaveBeenCalledTimes(1);
      vi.runAllTimers();
      fireEvent.click(button);
    } finally {
      vi.useRealTimers();
    }
    expect(onSend).toHaveBeenCalledTimes(2);
    expect(onSubmit).toHaveBeenCalledTimes(type === 'submit' ? 2 : 0);
  });

  test('a link can have the same appearance', () => {
    render(
      <>
        <Button variant="brand" size="lg" block>
          Button
        </Button>
        <a href="/index" className={buttonClass({ variant: 'brand', size: 'lg', block: true })}>
          Go home
        </a>
      </>,
    );
    expect(screen.getByRole('link').className).toBe(screen.getByRole('button').className);
  });
});

test('IconButton has a name, and a state when it is a toggle', () => {
  render(
    <>
      <IconButton label="Inbox, 3 unread" />
      <IconButton label="Favourite" pressed={true} />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Inbox, 3 unread' }).hasAttribute('aria-pressed')).toBe(false);
  expect(screen.getByRole('button', { name: 'Favourite', pressed: true })).toBeTruthy();
});
