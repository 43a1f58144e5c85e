/** A flag of the command line, as the help shows it. */
export interface Flag {
  readonly name: string;
  /** The argument of the flag; absent for a switch. */
  readonly value?: string;
  readonly many?: boolean;
  readonly text: string;
}

export const flags = [
  { name: 'url', value: 'URL', text: 'where the backend is (needed); the paths of the contract follow it' },
  {
    name: 'contract',
    value: 'FILE',
    text: 'the OpenAPI 3.1 document, YAML or JSON; else openapi.yaml, found near here',
  },
  { name: 'workflows', value: 'FILE', many: true, text: 'an Arazzo 1.0 document to run' },
  { name: 'input', value: 'NAME=VALUE', many: true, text: 'an input of the workflows' },
  {
    name: 'inputs-from',
    value: 'COMMAND',
    text: 'prints the inputs that a workflow lacks, such as a code that was sent (see README)',
  },
  {
    name: 'login',
    value: 'USER:PASSWORD',
    text: 'log in through the operation `login`, again whenever a session ended',
  },
  { name: 'login-other', value: 'USER:PASSWORD', text: 'the same for another member' },
  { name: 'login-agent', value: 'USER:PASSWORD', text: 'the same for an agent' },
  { name: 'token', value: 'TOKEN', text: 'the session of a member' },
  {
    name: 'token-other',
    value: 'TOKEN',
    text: "the session of another member, who must not see what is the first one's",
  },
  { name: 'token-agent', value: 'TOKEN', text: 'the session of an agent, for what a member may not do' },
  { name: 'token-operator', value: 'KEY', text: 'the key of an operator' },
  { name: 'merchant-key', value: 'KEY', text: 'the key of a merchant' },
  { name: 'vendor-key', value: 'KEY', text: 'the key of a vendor' },
  { name: 'key', value: 'SCHEME=KEY', many: true, text: 'the key for any other security scheme' },
  { name: 'header', value: 'NAME: VALUE', many: true, text: 'a header that every request carries' },
  {
    name: 'include',
    value: 'PATTERN',
    many: true,
    text: 'only operations whose id, tag or path is this; * is anything',
  },
  { name: 'exclude', value: 'PATTERN', many: true, text: 'all operations but these' },
  { name: 'phases', value: 'LIST', text: 'some of examples,coverage,generated,stateful' },
  { name: 'seed', value: 'N', text: 'makes the same data again' },
  { name: 'changes', value: 'N', text: 'at most so many changed requests for each operation, drawn by the seed (all)' },
  { name: 'runs', value: 'N', text: 'generated requests for each operation (50)' },
  { name: 'max-time', value: 'SECONDS', text: 'when to end (300)' },
  { name: 'timeout', value: 'SECONDS', text: 'for one answer (10)' },
  { name: 'rate', value: 'N', text: 'at most so many requests a second' },
  { name: 'connections', value: 'N', text: 'connections at the same time (8)' },
  { name: 'encryption', value: 'MODE', text: 'required or optional; else as the backend says' },
  { name: 'allow-extra-fields', text: 'answers may have properties that the contract does not name' },
  {
    name: 'allow-pending',
    value: 'FILE',
    text: 'all the operations that are not implemented yet, one a line; else any but all may be missing',
  },
  {
    name: 'allow-unaccepted',
    value: 'OPERATION',
    many: true,
    text: 'an operation that need not accept any request, because the backend has it switched off',
  },
  {
    name: 'baseline',
    value: 'FILE',
    text: 'conformance.json of an earlier run: what failed there is listed and does not fail again',
  },
  {
    name: 'rerun',
    value: 'FILE',
    text: 'conformance.json of an earlier run: only what failed there is tested, with its seed',
  },
  { name: 'report', value: 'DIR', text: 'write conformance.html, .xml (JUnit), .sarif and .json there' },
  { name: 'help', text: 'show this' },
] as const satisfies readonly Flag[];

export type FlagName = (typeof flags)[number]['name'];

export function helpText(): string {
  const lines = flags.map((flag: Flag) => {
    const left = `  --${flag.name}${flag.value === undefined ? '' : ` ${flag.value}`}`;
    return `${left.padEnd(32)}${flag.text}${flag.many ? ' (may be repeated)' : ''}`;
  });
  return `Tests a backend against an OpenAPI contract.

  portico-conformance --url URL [options]

${lines.join('\n')}

Instead of a secret itself, env:NAME takes it from an environment variable.

Ends with 0 when all is well, 1 when the contract is violated, 2 when the command line or a file is wrong,
3 when the backend cannot be tested, 4 when credentials are refused, 5 when the pending operations are not
those of --allow-pending.
`;
}
