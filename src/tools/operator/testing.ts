import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { runOperator } from './run-operator.ts';

interface Member {
  /** Of the server. */
  readonly url: string;
  readonly token: string;
}

/** An application of a member with one picture; returns its id. */
export async function apply({ url, token }: Member, remark: string): Promise<string> {
  const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c00' } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('promotionId', 'p-105');
  body.set('remark', remark);
  body.set('images', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'receipt.png');
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': `operator-test-${remark}` };
  const response = await fetch(`${url}/wps/relay/MCSFE_activityApply`, { method: 'POST', headers, body });
  return (await response.json()).value.applicationId;
}

/** The command line without a person. */
export async function scriptIn(variables: NodeJS.ProcessEnv, ...args: string[]) {
  const [output, errors] = [collected(), collected()];
  const input = new PassThrough();
  const code = await runOperator(args, variables, { input, isPerson: false, output: output.to, errors: errors.to });
  return { code, out: output.text(), err: errors.text() };
}

/** A stream that keeps what is written to it. */
export function collected() {
  const to = new PassThrough();
  let text = '';
  to.on('data', (chunk) => {
    text += chunk;
  });
  return { to, text: () => text };
}
