import { isObject, type JsonObject, listOf, textOf } from '../document/json.ts';
import { BadFile, readYaml } from '../document/load.ts';

/** One step of a workflow. */
export interface Step {
  readonly id: string;
  /** An operation, or another workflow. */
  readonly operationId: string | undefined;
  readonly workflowId: string | undefined;
  readonly parameters: readonly StepParameter[];
  readonly requestBody: JsonObject | undefined;
  readonly successCriteria: readonly JsonObject[];
  readonly onSuccess: readonly JsonObject[];
  readonly onFailure: readonly JsonObject[];
  readonly outputs: JsonObject;
}

export interface StepParameter {
  readonly name: string;
  /** The location of the parameter; absent for the input of a workflow. */
  readonly in: string | undefined;
  readonly value: unknown;
}

export interface Workflow {
  readonly id: string;
  readonly file: string;
  readonly summary: string;
  readonly inputs: JsonObject;
  readonly dependsOn: readonly string[];
  readonly steps: readonly Step[];
  readonly outputs: JsonObject;
  readonly components: JsonObject;
}

/** Reads the workflows of an Arazzo 1.0 document. */
export async function readWorkflows(file: string): Promise<readonly Workflow[]> {
  const root = await readYaml(file);
  if (!/^1\.0\./.test(String(root['arazzo']))) throw new BadFile(`${file} is no Arazzo 1.0 document`);
  const components = isObject(root['components']) ? root['components'] : {};
  return listOf(root['workflows']).map((workflow) => readWorkflow(file, workflow, components));
}

function readWorkflow(file: string, value: unknown, components: JsonObject): Workflow {
  const id = isObject(value) ? textOf(value['workflowId']) : undefined;
  if (!isObject(value) || id === undefined) throw new BadFile(`${file}: a workflow has no workflowId`);
  const shared = {
    parameters: readParameters(file, value['parameters'], components),
    onSuccess: readActions(value['successActions'], components, 'successActions'),
    onFailure: readActions(value['failureActions'], components, 'failureActions'),
  };
  return {
    id,
    file,
    summary: textOf(value['summary']) ?? '',
    inputs: readInputs(value['inputs'], components),
    dependsOn: listOf(value['dependsOn']).map((each) => String(each).split('.').at(-1) ?? ''),
    steps: listOf(value['steps']).map((step) => readStep(file, id, step, shared, components)),
    outputs: isObject(value['outputs']) ? value['outputs'] : {},
    components,
  };
}

interface Shared {
  readonly parameters: readonly StepParameter[];
  readonly onSuccess: readonly JsonObject[];
  readonly onFailure: readonly JsonObject[];
}

function readStep(file: string, workflow: string, value: unknown, shared: Shared, components: JsonObject): Step {
  const id = isObject(value) ? textOf(value['stepId']) : undefined;
  if (!isObject(value) || id === undefined) throw new BadFile(`${file}: a step of ${workflow} has no stepId`);
  // An operation of another document has a prefix; this suite has one contract.
  const last = (name: unknown) => textOf(name)?.split('.').at(-1);
  const step = {
    id,
    operationId: last(value['operationId']),
    workflowId: last(value['workflowId']),
    parameters: joinedParameters(shared.parameters, readParameters(file, value['parameters'], components)),
    requestBody: isObject(value['requestBody']) ? value['requestBody'] : undefined,
    successCriteria: listOf(value['successCriteria']).filter(isObject),
    onSuccess: [...readActions(value['onSuccess'], components, 'successActions'), ...shared.onSuccess],
    onFailure: [...readActions(value['onFailure'], components, 'failureActions'), ...shared.onFailure],
    outputs: isObject(value['outputs']) ? value['outputs'] : {},
  };
  if (step.operationId === undefined && step.workflowId === undefined) {
    throw new BadFile(`${file}: the step ${id} of ${workflow} names neither an operationId nor a workflowId`);
  }
  return step;
}

function joinedParameters(common: readonly StepParameter[], own: readonly StepParameter[]): readonly StepParameter[] {
  const replaced = (parameter: StepParameter) =>
    own.some((other) => other.name === parameter.name && other.in === parameter.in);
  return [...common.filter((parameter) => !replaced(parameter)), ...own];
}

function readParameters(file: string, value: unknown, components: JsonObject): readonly StepParameter[] {
  return listOf(value).map((given) => {
    const parameter = referred(given, components, 'parameters');
    const name = textOf(parameter['name']);
    if (name === undefined) throw new BadFile(`${file}: a parameter has no name`);
    return { name, in: textOf(parameter['in']), value: parameter['value'] };
  });
}

function readActions(value: unknown, components: JsonObject, kind: string): readonly JsonObject[] {
  return listOf(value).map((action) => referred(action, components, kind));
}

/** The value itself, or the component in its `reference`; its own fields take precedence. */
function referred(value: unknown, components: JsonObject, kind: string): JsonObject {
  if (!isObject(value)) return {};
  const { reference, ...own } = value;
  const name = textOf(reference)?.split('.').at(-1);
  const group = components[kind];
  const found = name !== undefined && isObject(group) ? group[name] : undefined;
  return isObject(found) ? { ...found, ...own } : own;
}

function readInputs(value: unknown, components: JsonObject): JsonObject {
  if (!isObject(value)) return {};
  const name = textOf(value['$ref'])?.split('/').at(-1);
  const group = components['inputs'];
  const found = name !== undefined && isObject(group) ? group[name] : undefined;
  return isObject(found) ? found : value;
}
