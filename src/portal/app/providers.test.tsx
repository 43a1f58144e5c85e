import { QueryClient } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { i18n } from '../i18n/i18n.ts';
import { Providers } from './providers.tsx';

test('what waits for the portal begins only when the markup is hydrated', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<button type="button">Rendered before</button>';
  document.body.append(root);
  const pressed: string[] = [];
  const press = () => root.querySelector('button')?.click();
  const portal = (
    <Providers queries={new QueryClient()} i18n={i18n} onReady={press}>
      <button type="button" onClick={() => pressed.push('pressed')}>
        Rendered before
      </button>
    </Providers>
  );
  const hydrated = await act(async () => hydrateRoot(root, portal));
  await waitFor(() => expect(pressed).toEqual(['pressed']));
  hydrated.unmount();
  root.remove();
});
