import { resolve as resolveNode } from '../check/gate/document.ts';

/** The parts of the bundled contract that the operation tables are made from. */
export type Contract = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

export interface SecurityScheme {
  readonly in?: string;
  readonly name?: string;
}

export interface Parameter {
  readonly in: 'query' | 'header' | 'path';
  readonly name: string;
  readonly schema?: unknown;
}

export interface Reference {
  readonly $ref: string;
}

interface MediaType {
  readonly schema?: Reference;
  readonly examples?: Readonly<Record<string, unknown>>;
}

/** An answer of an operation. */
export interface Answer {
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, MediaType>>;
}

export interface OperationObject {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: unknown }>> };
  readonly responses: Readonly<Record<string, Answer | Reference>>;
  readonly 'x-encrypted'?: boolean;
}

/** Follows references; lint guarantees the form of what they lead to. */
export function resolve<T>(contract: Contract, value: unknown): T {
  return resolveNode(contract, value).node as T;
}
