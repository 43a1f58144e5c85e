// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Pencil, Trash2 } from 'lucide-react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Menu } from './menu.tsx';
import { installTopLayer } from './testing/top-layer.ts';

beforeAll(installTopLayer);
afterEach(cleanup);

function open() {
  const [change, remove] = [vi.fn(), vi.fn()];
  render(
    <Menu
      label="Actions"
      items={[
        { id: 'change', label: 'Change', Icon: Pencil, onSelect: change },
        { id: 'remove', label: 'Remove', Icon: Trash2, onSelect: remove, isApart: true },
      ]}
      trigger={(props) => (
        <button type="button" {...props}>
          More
        </button>
      )}
    />,
  );
  return { user: userEvent.setup(), change, remove };
}

test('the keys move through a menu, around its ends, and choose', async () => {
  const { user, change, remove } = open();
  const trigger = screen.getByRole('button', { name: 'More' });
  expect(trigger.getAttribute('aria-haspopup')).toBe('menu');
  await user.click(trigger);
  const [first, last] = screen.getAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(last);
  await user.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{End}');
  expect(document.activeElement).toBe(last);
  await user.keyboard('{Home}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{End}{Enter}');
  expect([change.mock.calls.length, remove.mock.calls.length]).toEqual([0, 1]);
  expect(screen.queryByRole('menu')).toBeNull();
});
