import { createHash } from 'node:crypto';
import type { GetSliderResponse, LoginResponse, SolveSliderResponse } from '#generated/model/index.ts';

/** Logs in at a running server as a program may: the slider's proof of work in the place of a drag. */
export async function signIn(url: string, username: string, password: string, headers: Record<string, string> = {}) {
  const { sliderTicket } = await passSlider(url);
  const body = { type: 'username', username, password, sliderTicket };
  return (await post<LoginResponse>(`${url}/wps/session/login`, body, headers)).value;
}

/** Passes the bot check: the ticket, and the same as the fields of another provider. */
export async function passSlider(url: string) {
  const puzzle: GetSliderResponse = await (await fetch(`${url}/wps/verification/slider`)).json();
  const { challengeId, proofOfWork } = puzzle.value;
  const solved = await post<SolveSliderResponse>(`${url}/wps/verification/slider`, {
    method: 'proof_of_work',
    challengeId,
    nonce: nonceFor(proofOfWork),
  });
  return { challengeId, ...solved.value };
}

async function post<Answer>(url: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status} ${await response.text()}`);
  // The contract says so, and the server holds itself to it.
  return (await response.json()) as Answer;
}

/** The number that proves the work of a puzzle. */
export function nonceFor({ salt, difficulty }: { readonly salt: string; readonly difficulty: number }): string {
  for (let nonce = 0; ; nonce++) {
    const hash = createHash('sha256').update(`${salt}:${nonce}`).digest();
    if (hash.readUInt32BE(0) < 2 ** (32 - difficulty)) return String(nonce);
  }
}
