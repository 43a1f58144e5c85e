import { runOperator } from './run-operator.ts';

const { stdin, stdout, stderr } = process;

/** `npm run operator`: plays the operator's side of a demo, and serves scripts. */
process.exitCode = await runOperator(process.argv.slice(2), process.env, {
  input: stdin,
  output: stdout,
  errors: stderr,
  isPerson: stdin.isTTY && stdout.isTTY,
});
