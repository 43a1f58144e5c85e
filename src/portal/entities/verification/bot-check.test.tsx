// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http as msw } from 'msw';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  getGetSliderResponseMock,
  getSolveSliderResponseMock,
} from '#generated/client/verification/verification.faker.ts';
import type { SliderDrag, SliderProof } from '#generated/model/index.ts';
import { refuse } from '#mocks/refuse.ts';
import { server } from '#mocks/server.ts';
import { withServer } from '#mocks/with-server.ts';
import { loadArea } from '../../i18n/i18n.ts';
import { renderInPortal } from '../testing/render-in-portal.tsx';
import { withLayout } from '../testing/with-layout.ts';
import { useBotCheck } from './bot-check.tsx';

withServer();
// As wide as the contract's picture, so that a pixel on the screen is a pixel of the picture.
withLayout(320);
beforeAll(() => loadArea('verification'));
beforeEach(() => {
  Object.assign(HTMLElement.prototype, { setPointerCapture: () => undefined });
});
afterEach(cleanup);

function Asker() {
  const check = useBotCheck();
  const [answer, setAnswer] = useState('nothing yet');
  return (
    <>
      <button
        type="button"
        onClick={() => void check.ask().then((ticket) => setAnswer(ticket?.sliderTicket ?? 'left'))}
      >
        Go on
      </button>
      <output>{answer}</output>
      {check.panel}
    </>
  );
}

/** Answers the puzzle and records the received answers. */
function recordAnswers(): (SliderDrag | SliderProof)[] {
  const answers: (SliderDrag | SliderProof)[] = [];
  server.use(
    msw.post('*/wps/verification/slider', async ({ request }) => {
      // Sent by the code under test, whose types are the contract's.
      answers.push((await request.json()) as SliderDrag | SliderProof);
      return HttpResponse.json(getSolveSliderResponseMock());
    }),
  );
  return answers;
}

async function open() {
  const view = renderInPortal(<Asker />);
  await view.user.click(screen.getByRole('button', { name: 'Go on' }));
  const slider = await screen.findByRole('slider', { name: 'Slide the piece into the gap' });
  await waitFor(() => expect(slider.getAttribute('aria-valuemax')).toBe('272'));
  return { ...view, slider };
}

const pointer = (x: number, y = 0) => ({ pointerId: 1, button: 0, clientX: x, clientY: y });
const answer = () => screen.getByRole('status').textContent;

describe('the bot check', () => {
  test('SMS-13 passes when the piece is dragged into the gap; the focus returns', async () => {
    const answers = recordAnswers();
    const { slider } = await open();
    expect(document.activeElement).toBe(slider);
    fireEvent.pointerDown(slider, pointer(40, 10));
    fireEvent.pointerMove(slider, pointer(150, 12));
    fireEvent.pointerMove(slider, pointer(236, 11));
    expect(slider.getAttribute('aria-valuenow')).toBe('196');
    fireEvent.pointerUp(slider, pointer(236, 11));
    await waitFor(() => expect(answer()).toBe('s_81c0d7e2'));
    expect(answers).toEqual([
      {
        method: 'drag',
        challengeId: 'sc_3d9e01b7c4',
        track: [
          { x: 0, y: 0, t: 0 },
          { x: 110, y: 2, t: expect.any(Number) },
          { x: 196, y: 1, t: expect.any(Number) },
        ],
      },
    ]);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
  });

  test('SMS-13 passes with the arrow keys and Enter', async () => {
    const answers = recordAnswers();
    const { user } = await open();
    await user.keyboard('{PageUp}{PageUp}{ArrowRight}{ArrowLeft}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
    await waitFor(() => expect(answer()).toBe('s_81c0d7e2'));
    const [{ track } = { track: [] }] = answers as SliderDrag[];
    expect(track.map(({ x }) => x)).toEqual([0, 24, 48, 51, 48, 51, 75]);
  });

  test('SMS-13 passes by a proof of work, for users who cannot drag', async () => {
    const answers = recordAnswers();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Check without a picture' }));
    await waitFor(() => expect(answer()).toBe('s_81c0d7e2'));
    expect(answers).toEqual([{ method: 'proof_of_work', challengeId: 'sc_3d9e01b7c4', nonce: '195851' }]);
  });

  test('SMS-13 starts the proof of work once the picture arrives, if it was requested before', async () => {
    const answers = recordAnswers();
    const picture = Promise.withResolvers<void>();
    server.use(
      msw.get('*/wps/verification/slider', async () => {
        await picture.promise;
        return HttpResponse.json(getGetSliderResponseMock());
      }),
    );
    const { user } = renderInPortal(<Asker />);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(screen.getByRole('button', { name: 'Check without a picture' }));
    expect(screen.getByText('Checking, one moment')).toBeDefined();
    picture.resolve();
    await waitFor(() => expect(answer()).toBe('s_81c0d7e2'));
    expect(answers).toMatchObject([{ method: 'proof_of_work', challengeId: 'sc_3d9e01b7c4' }]);
  });

  test('stops the proof of work if the picture does not arrive', async () => {
    server.use(refuse('get', '/wps/verification/slider', 429, 'rate_limited'));
    const { user } = renderInPortal(<Asker />);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await user.click(screen.getByRole('button', { name: 'Check without a picture' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Checking, one moment')).toBeNull());
  });

  test('requests the puzzle again if the picture did not arrive', async () => {
    const answers = recordAnswers();
    server.use(refuse('get', '/wps/verification/slider', 429, 'rate_limited'));
    const { user } = renderInPortal(<Asker />);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    await screen.findByRole('alert');
    server.use(msw.get('*/wps/verification/slider', () => HttpResponse.json(getGetSliderResponseMock())));
    await user.click(screen.getByRole('button', { name: 'Check without a picture' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => expect(answer()).toBe('s_81c0d7e2'));
    expect(answers).toMatchObject([{ method: 'proof_of_work', challengeId: 'sc_3d9e01b7c4' }]);
  });

  test('ERROR-33 loads another puzzle after a wrong answer, says so, and keeps the focus', async () => {
    const puzzles = vi.fn();
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'GET' && request.url.endsWith('/slider')) puzzles();
    });
    server.use(refuse('post', '/wps/verification/slider', 422, 'slider_wrong'));
    const { slider } = await open();
    fireEvent.pointerDown(slider, pointer(0));
    fireEvent.pointerMove(slider, pointer(30));
    fireEvent.pointerUp(slider, pointer(30));
    expect((await screen.findByRole('alert')).textContent).toBe('Words of the server');
    await waitFor(() => expect(puzzles).toHaveBeenCalledTimes(2));
    expect(document.activeElement).toBe(slider);
    await waitFor(() => expect(slider.getAttribute('aria-disabled')).toBeNull());
    expect(screen.getByRole('slider')).toBe(slider);
    server.events.removeAllListeners();
  });

  test('a press without a movement sends no answer', async () => {
    const answers = recordAnswers();
    const { slider } = await open();
    fireEvent.pointerDown(slider, pointer(30));
    fireEvent.pointerUp(slider, pointer(30));
    expect(answers).toEqual([]);
    expect(screen.getByRole('slider')).toBe(slider);
  });

  test('Escape cancels the check, but not the dialog around it', async () => {
    const outer = vi.fn();
    document.addEventListener('keydown', outer);
    const { user } = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(answer()).toBe('left'));
    expect(outer).not.toHaveBeenCalled();
    document.removeEventListener('keydown', outer);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Go on' }));
  });

  test('a puzzle that fails to load says why, and can be requested again', async () => {
    server.use(refuse('get', '/wps/verification/slider', 429, 'rate_limited'));
    const { user } = renderInPortal(<Asker />);
    await user.click(screen.getByRole('button', { name: 'Go on' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Words of the server');
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Another picture' }));
    await waitFor(() => expect(screen.getByRole('slider').getAttribute('aria-valuemax')).toBe('272'));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
