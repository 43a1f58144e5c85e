import { pathToFileURL } from 'node:url';
import { checkNames } from '../checks/check.ts';
import type { SuiteReport } from '../run/report.ts';
import type { ProblemView, ReportView } from './view.ts';

/** The report as SARIF 2.1.0, which code hosts show beside the contract: one result per problem, one rule per check. */
export function sarifReport({ options, lost, workflows }: SuiteReport, { rows, problems }: ReportView): string {
  const calls = new Map(rows.map(({ id, call }) => [id, call]));
  const run = {
    tool: { driver: { name: 'portico-conformance', rules: checkNames.map((id) => ({ id, name: id })) } },
    invocations: [
      { executionSuccessful: lost === undefined, ...(lost !== undefined && { exitCodeDescription: lost }) },
    ],
    results: [
      ...problems.map((problem) => resultOf(problem, calls.get(problem.operation) ?? '', options.contract)),
      // A workflow that failed at a step is a problem of the step's operation.
      ...workflows
        .filter(({ id, state }) => state === 'failed' && !problems.some((each) => isOf(each, id)))
        .map(({ id, message }) => ({
          ...ruleOf('workflow'),
          level: 'error',
          message: { text: `${id}: ${message}` },
          locations: [{ logicalLocations: [{ name: id, kind: 'workflow' }] }],
        })),
    ],
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return `${JSON.stringify(log, null, 1)}\n`;
}

function resultOf(problem: ProblemView, call: string, contract: string) {
  const { operation, check, warning, known, message, times, curl, answer, again } = problem;
  const details = [curl, answer, again].filter((line) => line !== '');
  return {
    ...ruleOf(check),
    level: warning ? 'warning' : 'error',
    message: { text: [`${operation}: ${message}`, ...details].join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: /^[\w./-]+$/.test(contract) ? contract : pathToFileURL(contract).href },
        },
        logicalLocations: [{ name: operation, fullyQualifiedName: call, kind: 'function' }],
      },
    ],
    occurrenceCount: times,
    ...(known && { suppressions: [{ kind: 'external', justification: 'It is in the baseline.' }] }),
  };
}

function ruleOf(check: (typeof checkNames)[number]) {
  return { ruleId: check, ruleIndex: checkNames.indexOf(check) };
}

function isOf({ check, message }: ProblemView, workflow: string): boolean {
  return check === 'workflow' && message.startsWith(`${workflow}, `);
}
