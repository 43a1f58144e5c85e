import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { vi } from 'vitest';
import type { InhouseChoice, InhouseRound, InhouseRules } from '#generated/model/index.ts';
import { createQueryClient } from '#portal/api/query-client.ts';
import type { OriginalGame } from '../game.ts';

/** No stage of these games reads the rule sheet. */
const rules = {} as InhouseRules;

/**
 * Shows controls and stage of a game as its page does. They have a choice and the round of the last bet; `busy` while a
 * call runs.
 */
export function showStage<C extends InhouseChoice>(
  game: OriginalGame<C>,
  begin: C,
  round?: InhouseRound,
  busy: boolean = false,
) {
  const onSettled = vi.fn();
  const onChoice = vi.fn();
  function Page() {
    const [choice, setChoice] = useState(begin);
    const change = (next: C) => {
      onChoice(next);
      setChoice(next);
    };
    return (
      <QueryClientProvider client={createQueryClient()}>
        <game.Controls rules={rules} choice={choice} disabled={false} onChoice={change} />
        <game.Stage
          rules={rules}
          choice={choice}
          round={round}
          onSettled={onSettled}
          busy={busy}
          onChoice={change}
          act={() => undefined}
        />
      </QueryClientProvider>
    );
  }
  render(<Page />);
  return { onSettled, onChoice, user: userEvent.setup() };
}

/** Sets whether the visitor wants no motion. */
export function stubMotion(reduced: boolean): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: reduced && query.includes('reduced-motion'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
}
