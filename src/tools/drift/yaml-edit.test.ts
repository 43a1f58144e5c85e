import { describe, expect, test } from 'vitest';
import { editYaml } from './yaml-edit.ts';

const text = `# a comment stays
Game:
  required: [id, name]
  properties:
    name: { type: string, examples: [Lantern] }
  example: { name: Lantern, kind: slots }
`;

describe('editing YAML', () => {
  test('sets, renames, appends and drops, and leaves the rest as it is', () => {
    const edited = editYaml(text, [
      { do: 'rename', at: ['Game', 'properties', 'name'], to: 'title' },
      { do: 'drop', at: ['Game', 'required'], value: 'name' },
      { do: 'append', at: ['Game', 'required'], value: 'title' },
      { do: 'set', at: ['Game', 'properties', 'title', 'maxLength'], to: 9 },
    ]);
    expect(edited).toBe(`# a comment stays
Game:
  required: [ id, title ]
  properties:
    title: { type: string, examples: [ Lantern ], maxLength: 9 }
  example: { name: Lantern, kind: slots }
`);
  });

  test('examples follow, and nothing but examples', () => {
    const edited = editYaml(text, [
      { do: 'example-rename', key: 'name', to: 'title' },
      { do: 'example-replace', value: 'slots', to: 'live' },
    ]);
    expect(edited).toContain('example: { title: Lantern, kind: live }');
    expect(edited).toContain('    name: { type: string');
  });

  test('what is not there cannot be changed', () => {
    expect(() => editYaml(text, [{ do: 'remove', at: ['Game', 'colour'] }])).toThrow('nothing stands at Game.colour');
    expect(() => editYaml(text, [{ do: 'drop', at: ['Game', 'required'], value: 'x' }])).toThrow('has no x');
    expect(() => editYaml(text, [{ do: 'rename', at: ['Vendor'], to: 'x' }])).toThrow('nothing stands at Vendor');
  });
});
