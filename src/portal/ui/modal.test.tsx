// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Modal } from './modal.tsx';
import { installTopLayer } from './testing/top-layer.ts';

beforeAll(installTopLayer);
afterEach(cleanup);

function Page({ onClosed = () => {} }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed();
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {open && (
        <Modal title="Announcements" closeLabel="Close" onClose={close}>
          <div>
            <input aria-label="Search" />
            <input type="file" aria-label="Picture" />
          </div>
        </Modal>
      )}
    </>
  );
}

async function openModal(onClosed?: () => void) {
  render(
    <StrictMode>
      <Page {...(onClosed && { onClosed })} />
    </StrictMode>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'Announcements' });
}

describe('Modal', () => {
  test('opens with its title as name and focus in its content', async () => {
    const dialog = await openModal();
    expect(dialog.open).toBe(true);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Search' }));
  });

  test('MODAL-01 is 600 by 300 unless it says otherwise', async () => {
    const content = (await openModal()).firstElementChild;
    expect(content?.className.split(' ')).toEqual(expect.arrayContaining(['sm:w-modal', 'sm:min-h-modal-h']));
  });

  test('MODAL-04 Esc closes it and focus goes back to what opened it', async () => {
    const closed = vi.fn();
    await openModal(closed);
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(closed).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  test('MODAL-03 a press outside closes it', async () => {
    const dialog = await openModal();
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MODAL-03 neither a press inside nor a drag that ends outside closes it', async () => {
    const dialog = await openModal();
    await userEvent.click(screen.getByRole('heading', { name: 'Announcements' }));
    fireEvent.pointerDown(screen.getByRole('textbox', { name: 'Search' }));
    fireEvent.click(dialog);
    expect(screen.getByRole('dialog')).toBe(dialog);
  });

  test('the close button closes it', async () => {
    await openModal();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('MODAL-04 a double click that closes it presses nothing else', async () => {
    await openModal();
    const opener = screen.getByRole('button', { name: 'Open' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }), { detail: 1 });
    fireEvent.click(opener, { detail: 2 });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(opener, { detail: 1 });
    expect(screen.getByRole('dialog')).toBeDefined();
  });

  test('leaving the file chooser of a field inside does not close it', async () => {
    await openModal();
    fireEvent(screen.getByLabelText('Picture'), new Event('cancel', { bubbles: true }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  test('MODAL-04 an Esc that cannot be prevented closes it once', async () => {
    const closed = vi.fn();
    const dialog = await openModal(closed);
    fireEvent(dialog, new Event('cancel'));
    expect(closed).not.toHaveBeenCalled();
    dialog.close();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(closed).toHaveBeenCalledOnce();
  });

  test('reports to its owner when the platform closes it', async () => {
    const closed = vi.fn();
    const dialog = await openModal(closed);
    dialog.close();
    await waitFor(() => expect(closed).toHaveBeenCalledOnce());
  });
});

describe('ConfirmDialog', () => {
  const setup = () => {
    const onCancel = vi.fn();
    const onConfirm = vi.fn();
    render(
      <ConfirmDialog
        title="Sign out of Lumo?"
        body="Open bets stay open."
        cancelLabel="Stay"
        confirmLabel="Sign out"
        tone="danger"
        onCancel={onCancel}
        onConfirm={onConfirm}
      />,
    );
    return { onCancel, onConfirm };
  };

  test('MODAL-05 asks in its title, says what happens, and puts the safe answer first', () => {
    setup();
    const dialog = screen.getByRole('alertdialog', { name: 'Sign out of Lumo?' });
    expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Open bets stay open.',
    );
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Stay', 'Sign out']);
    expect(document.activeElement?.textContent).toBe('Stay');
    expect(dialog.className.split(' ')).toContain('w-dialog');
  });

  test('MODAL-04 each answer is heard, and Esc means the safe one', async () => {
    const { onCancel, onConfirm } = setup();
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Stay' }));
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(2);
  });
});
