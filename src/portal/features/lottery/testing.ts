import { screen } from '@testing-library/react';
import type { openPage } from '../../testing/portal.tsx';

/** Puts 27 of the example's board into the slip. */
export async function pick27(user: ReturnType<typeof openPage>['user']): Promise<void> {
  await user.click(await screen.findByRole('button', { name: '27', pressed: false }));
  await user.click(screen.getByRole('button', { name: 'Add to slip' }));
}
