// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { withServer } from '#mocks/with-server.ts';
import { ApiError } from '../../api/api-error.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { RecordDetails } from './record-details.tsx';
import { RecordPage } from './record-page.tsx';

type Deposit = { readonly depositId: string };

withServer();
beforeAll(() => loadArea('lists'));
afterEach(cleanup);

const gone = { icon: null, title: 'No such deposit', text: 'It may be older than three months.' };

function open(data: Deposit | undefined, error?: unknown) {
  const refetch = vi.fn();
  const onBack = vi.fn();
  const { user } = renderInPortal(
    <RecordPage
      query={{ data, error, isFetching: false, refetch }}
      back={{ label: 'All deposits', onBack }}
      gone={gone}
      actions={() => <button type="button">Cancel deposit</button>}
    >
      {({ depositId }) => (
        <RecordDetails
          title={`Deposit ${depositId}`}
          subtitle="Bank transfer"
          badge={<span>Completed</span>}
          facts={[
            { label: 'Amount', value: '$200.00', numeric: true },
            { label: 'Method', value: 'VietQR' },
          ]}
          timeline={[
            { id: '1', title: 'Asked for', at: '2026-01-05T09:35:00Z', by: 'you' },
            { id: '2', title: 'Credited', at: '2026-01-05T09:40:00Z', note: 'Seen by the bank' },
          ]}
          audit={[{ id: 'a', title: 'Note corrected', at: '2026-01-05T09:38:00Z', by: 'Mai' }]}
        >
          <p>Thank you.</p>
        </RecordDetails>
      )}
    </RecordPage>,
  );
  return { user, refetch, onBack };
}

describe('a record page', () => {
  test('has header, facts, content, timeline, audit trail and actions', () => {
    open({ depositId: 'dep-3001' });
    const record = within(screen.getByRole('article', { name: 'Deposit dep-3001' }));
    expect(record.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Amount', 'Method']);
    expect(record.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['$200.00', 'VietQR']);
    expect(record.getByText('Thank you.')).toBeDefined();
    const steps = within(record.getByRole('region', { name: 'Progress' })).getAllByRole('listitem');
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step']);
    expect(steps[0]?.textContent).toContain('by you');
    expect(steps[1]?.textContent).toContain('Seen by the bank');
    expect(steps[1]?.querySelector('time')?.dateTime).toBe('2026-01-05T09:40:00Z');
    const changes = within(record.getByRole('region', { name: 'Changes' })).getAllByRole('listitem');
    expect(changes[0]?.textContent).toContain('by Mai');
    expect(screen.getByRole('button', { name: 'Cancel deposit' })).toBeDefined();
  });

  test('focuses the back button, because the pressed row is no longer there', async () => {
    const { user, onBack } = open({ depositId: 'dep-3001' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'All deposits' }));
    await user.keyboard('{Enter}');
    expect(onBack).toHaveBeenCalledTimes(1);
  });

  test.each([404, 400])('says that a missing record is gone: %i', (status) => {
    open(undefined, new ApiError(status === 404 ? 'not_found' : 'validation_failed', status));
    expect(screen.getByText('No such deposit')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Cancel deposit' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says what failed and loads it on retry', async () => {
    const { user, refetch } = open(undefined, new ApiError('connection', 0));
    expect(screen.getByRole('alert').textContent).toContain('This did not load');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  test('shows its placeholder while it loads', () => {
    open(undefined);
    expect(screen.getByRole('status', { name: 'Loading' })).toBeDefined();
  });
});

describe('a record whose state changes', () => {
  function Paid() {
    const [state, setState] = useState('paid');
    return (
      <>
        <button type="button" onClick={() => setState('disputed')}>
          Elsewhere
        </button>
        <RecordDetails title="$200.00" state={state}>
          {state === 'paid' && (
            <button type="button" onClick={() => setState('received')}>
              Has it arrived?
            </button>
          )}
        </RecordDetails>
      </>
    );
  }

  test('gives the keyboard to its title when the part that had it is gone', async () => {
    const { user } = renderInPortal(<Paid />);
    expect(document.activeElement).toBe(document.body);
    await user.click(screen.getByRole('button', { name: 'Has it arrived?' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: '$200.00' }));
  });

  test('leaves the keyboard where it is otherwise', async () => {
    const { user } = renderInPortal(<Paid />);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    await user.click(elsewhere);
    expect(screen.queryByRole('button', { name: 'Has it arrived?' })).toBeNull();
    expect(document.activeElement).toBe(elsewhere);
  });
});
