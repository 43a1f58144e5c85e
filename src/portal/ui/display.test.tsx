// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Badge, CountBadge } from './badge.tsx';
import { Flag } from './flag.tsx';
import { Skeleton, Spinner } from './loading.tsx';
import { Logo } from './logo.tsx';
import { SocialIcon } from './social-icon.tsx';
import { EmptyState, ErrorState } from './state-panel.tsx';

afterEach(cleanup);

test('CountBadge shows nothing at zero and stops at its maximum', () => {
  const { container, rerender } = render(<CountBadge count={0} />);
  expect(container.textContent).toBe('');
  rerender(<CountBadge count={7} />);
  expect(container.textContent).toBe('7');
  rerender(<CountBadge count={100} />);
  expect(container.textContent).toBe('99+');
});

test('Badge says its state in a word', () => {
  render(<Badge tone="success">Completed</Badge>);
  expect(screen.getByText('Completed')).toBeTruthy();
});

test('Spinner is a status with a name, or silent', () => {
  render(
    <>
      <Spinner label="Loading" />
      <Spinner />
    </>,
  );
  expect(screen.getAllByRole('status').map((status) => status.getAttribute('aria-label'))).toEqual(['Loading']);
});

test('decoration is hidden from assistive technology', () => {
  const { container } = render(
    <>
      <Skeleton className="h-4" />
      <Flag country="GB" />
      <Flag country="VN" />
      <SocialIcon network="LINE" />
    </>,
  );
  expect([...container.children].map((child) => child.getAttribute('aria-hidden'))).toEqual(Array(4).fill('true'));
});

test('Logo speaks the name of the brand, also when only the mark is drawn', () => {
  render(
    <a href="/">
      <Logo name="Lumo" markOnly />
    </a>,
  );
  expect(screen.getByRole('link', { name: 'Lumo' })).toBeTruthy();
});

test('EmptyState names its purpose and offers one action', () => {
  render(
    <EmptyState
      icon={<svg aria-hidden="true" />}
      title="No favourites yet"
      text="Tap the heart on any game."
      action={<button type="button">Browse slots</button>}
    />,
  );
  expect(screen.getByText('No favourites yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Browse slots' })).toBeTruthy();
});

test('ErrorState is announced and can be tried again, once at a time', async () => {
  const onRetry = vi.fn();
  const panel = (retrying: boolean) => (
    <ErrorState
      title="Games did not load"
      text="Your balance is not affected."
      retryLabel="Try again"
      onRetry={onRetry}
      retrying={retrying}
    />
  );
  const { rerender } = render(panel(false));
  expect(screen.getByRole('alert').textContent).toContain('Games did not load');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  rerender(panel(true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});
