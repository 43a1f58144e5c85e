import { isObject, valueAt, withValueAt } from '../../document/json.ts';
import type { ContractDocument } from '../../document/load.ts';
import type { Operation } from '../../document/operation.ts';
import { asRead } from '../../generate/wire.ts';
import { SchemaReader } from '../../schema/flat.ts';
import type { Offence, Validators } from '../../schema/validators.ts';
import { invalid } from './bodies.ts';

type Has = (flaw: string) => boolean;

/** Request faults that a seeded violation ignores. */
const overlooked: Readonly<Record<string, (offence: Offence) => boolean>> = {
  'accepts-bad-enum': ({ pointer, keyword }) => pointer === '/colour' && keyword === 'enum',
  'accepts-missing': ({ keyword, message }) => keyword === 'required' && message.includes("'colour'"),
  'accepts-unexpected': ({ keyword }) => keyword === 'additionalProperties',
  'accepts-wrong-type': ({ pointer, keyword }) => pointer === '/priority' && keyword === 'type',
  'accepts-too-long': ({ pointer, keyword }) => pointer === '/title' && keyword === 'maxLength',
  'accepts-too-small': ({ keyword }) => keyword === 'minimum',
  'accepts-bad-format': ({ keyword, message }) => keyword === 'format' && message.includes('email'),
  'accepts-bad-time': ({ keyword }) => keyword === 'format',
  'accepts-loose-pattern': ({ pointer, keyword }) => pointer === '/amount' && keyword === 'pattern',
  'accepts-twice-the-same': ({ keyword }) => keyword === 'uniqueItems',
  'accepts-null': ({ pointer, keyword }) => pointer === '/title' && keyword === 'type',
  'accepts-two-alternatives': ({ pointer }) => pointer.startsWith('/reminder'),
  'accepts-bad-form': ({ pointer, keyword }) => pointer === '/stars' && keyword === 'maximum',
};

/** Validates requests against the contract, as a careful backend does. */
export class NotebookValidation {
  readonly #validators: Validators;
  readonly #reader: SchemaReader;
  readonly #has: Has;

  constructor(document: ContractDocument, validators: Validators, has: Has) {
    this.#validators = validators;
    this.#reader = new SchemaReader(document);
    this.#has = has;
  }

  /** Throws unless every parameter in one location follows its schema. */
  parameters(operation: Operation, place: 'path' | 'query' | 'header', values: Readonly<Record<string, string>>): void {
    for (const parameter of operation.parameters) {
      if (parameter.in !== place) continue;
      const value = values[place === 'header' ? parameter.name.toLowerCase() : parameter.name];
      if (value === undefined) {
        if (!parameter.required || this.#has('header-not-needed')) continue;
        throw invalid(`/${place}/${parameter.name}`);
      }
      if (place === 'header' && this.#has('accepts-bad-header')) continue;
      const offences = this.#validators.request(parameter)(asRead(this.#reader, parameter.schema, value));
      if (this.#left(offences).length > 0) throw invalid(`/${place}/${parameter.name}`);
      if (parameter.name === 'pageNo' && value === '1000' && this.#has('refuses-maximum'))
        throw invalid('/query/pageNo');
    }
  }

  /** The parsed body; throws unless it follows its schema. */
  body(operation: Operation, body: unknown): unknown {
    const [media] = operation.body?.media ?? [];
    if (!media) return undefined;
    const value = media.type === 'application/json' ? body : asRead(this.#reader, media.schema, body);
    const offences = this.#left(this.#validators.request(media)(value));
    if (offences.length > 0) throw invalid(...offences.map(({ pointer }) => `/body${pointer}`));
    this.#picture(value);
    this.#stricter(value);
    return value;
  }

  #left(offences: readonly Offence[]): readonly Offence[] {
    return offences.filter((offence) => {
      const name = Object.keys(overlooked).find((flaw) => this.#has(flaw) && overlooked[flaw]?.(offence));
      return name === undefined;
    });
  }

  #picture(value: unknown): void {
    const picture = valueAt(value, ['picture']);
    if (typeof picture !== 'string' || this.#has('accepts-any-file')) return;
    if (!picture.startsWith('\u0089PNG') && !picture.startsWith('\u00ff\u00d8\u00ff')) throw invalid('/body/picture');
  }

  /** Rules outside the contract. */
  #stricter(value: unknown): void {
    if (!isObject(value)) return;
    const { title, due, colour, priority } = value;
    const text = typeof title === 'string' ? title : '';
    const ascii = [...text].every((character) => character < '\u0080');
    const refusals = [
      ['refuses-left-out', 'title' in value && priority === undefined, '/body/priority'],
      ['refuses-greatest-length', text.length === 40, '/body/title'],
      ['refuses-null', due === null, '/body/due'],
      ['refuses-constant', colour === 'blue', '/body/colour'],
      ['refuses-foreign-letters', !ascii, '/body/title'],
    ] as const;
    for (const [flaw, met, pointer] of refusals) if (met && this.#has(flaw)) throw invalid(pointer);
  }
}

/** An answer changed by a seeded violation. */
export function spoiled(value: unknown, has: Has): unknown {
  const note = ['value', 'createdAt'];
  if (has('extra-field') && valueAt(value, note) !== undefined) {
    return withValueAt(value, ['value', 'passwordHash'], '$argon2id$');
  }
  if (has('missing-field')) return withValueAt(value, note, undefined);
  if (has('bad-format') && valueAt(value, note) !== undefined) return withValueAt(value, note, 'yesterday');
  if (has('null-field') && valueAt(value, ['value', 'title']) !== undefined)
    return withValueAt(value, ['value', 'title'], null);
  const amount = valueAt(value, ['value', 'amount']);
  if (has('mistyped-field') && typeof amount === 'string')
    return withValueAt(value, ['value', 'amount'], Number(amount));
  if (has('untrue-success')) return withValueAt(value, ['success'], false);
  return value;
}
