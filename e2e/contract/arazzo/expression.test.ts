import { describe, expect, test } from 'vitest';
import { isMet } from './criteria.ts';
import { BadExpression, emptyScope, evaluate, isExpression, noMessage, resolved } from './expression.ts';

const scope = {
  ...emptyScope,
  url: '/notes',
  method: 'POST',
  statusCode: 201,
  request: { ...noMessage, query: { page: 2 }, path: { id: 'n-1' }, header: { 'x-a': 'A' }, body: { title: 'Tea' } },
  response: {
    ...noMessage,
    header: { 'x-request.id': 'r-1', location: '/notes/7' },
    body: {
      value: { id: 'n-7', count: 3, open: true, none: null, 'a/b': 1 },
      list: [{ id: 1 }, { id: 2, name: 'two' }],
    },
  },
  inputs: { user: 'ada', deep: { key: 'k' } },
  steps: { logIn: { token: 't-1' } },
  workflows: { pay: { inputs: { a: 1 }, outputs: { left: '9.50' } } },
  components: { parameters: { page: { value: 5 } } },
};

describe('runtime expressions', () => {
  test.each([
    ['$url', '/notes'],
    ['$method', 'POST'],
    ['$statusCode', 201],
    ['$request.query.page', 2],
    ['$request.path.id', 'n-1'],
    ['$request.header.X-A', 'A'],
    ['$request.body#/title', 'Tea'],
    ['$response.header.Location', '/notes/7'],
    ['$response.header.X-Request.Id', 'r-1'],
    ['$response.body#/value/id', 'n-7'],
    ['$response.body#/value/a~1b', 1],
    ['$response.body#/list/1/id', 2],
    ['$response.body#/nothing/here', undefined],
    ['$inputs.user', 'ada'],
    ['$inputs.deep#/key', 'k'],
    ['$steps.logIn.outputs.token', 't-1'],
    ['$workflows.pay.outputs.left', '9.50'],
    ['$components.parameters.page.value', 5],
  ])('%s', (expression, value) => {
    expect(evaluate(expression, scope)).toEqual(value);
  });

  test('that do not exist are errors', () => {
    expect(() => evaluate('$nothing.a', scope)).toThrow(BadExpression);
    expect(() => evaluate('$response.cookie.a', scope)).toThrow(/no runtime expression/);
  });

  test('are found in values, whole or embedded; amounts in dollars are no expressions', () => {
    const value = {
      auth: 'Bearer {$steps.logIn.outputs.token}',
      count: '$response.body#/value/count',
      price: '$5',
      list: ['$method'],
    };
    expect(resolved(value, scope)).toEqual({ auth: 'Bearer t-1', count: 3, price: '$5', list: ['POST'] });
    expect([isExpression('$5'), isExpression('$url'), isExpression('$inputsX.a')]).toEqual([false, true, false]);
  });
});

describe('criteria', () => {
  const met = (condition: string, more: object = {}) => isMet({ condition, ...more }, scope);

  test.each([
    ['$statusCode == 201', true],
    ['$statusCode != 201', false],
    ['$statusCode >= 200 && $statusCode < 300', true],
    ["$response.body#/value/id == 'N-7'", true],
    ["$response.body#/value/id == 'n-8' || $response.body#/value/open == true", true],
    ['!($statusCode == 404)', true],
    ['$response.body#/value/none == null', true],
    ['$response.body#/missing == null', true],
    ['$response.body#/missing', false],
    ['$response.body#/value/open', true],
    ["$inputs.user == 'it''s'", false],
    ['$response.body#/value/count > 2.5', true],
    ['$response.body#/value/count == $request.query.page', false],
  ])('%s is %s', (condition, expected) => {
    expect(met(condition)).toBe(expected);
  });

  test('of the other types', () => {
    expect(met('^n-\\d+$', { type: 'regex', context: '$response.body#/value/id' })).toBe(true);
    expect(met('^x', { type: 'regex', context: '$response.body#/value/id' })).toBe(false);
    expect(met("$.list[?(@.name == 'two')]", { type: 'jsonpath', context: '$response.body' })).toBe(true);
    const typed = {
      type: { type: 'jsonpath', version: 'draft-goessner-dispatch-jsonpath-00' },
      context: '$response.body',
    };
    expect(met('$.list[?(@.id > 2)]', typed)).toBe(false);
  });

  test.each([
    [{ condition: '$statusCode == ' }, /nothing stands/],
    [{ condition: '($statusCode == 1' }, /not closed/],
    [{ condition: '$statusCode == 1 2' }, /cannot be read at 2/],
    [{ condition: 'x', type: 'regex' }, /no context/],
    [{ condition: '//x', type: 'xpath', context: '$response.body' }, /not supported/],
    [{}, /no condition/],
  ])('%j is no criterion', (criterion, said) => {
    expect(() => isMet(criterion, scope)).toThrow(said);
  });
});

describe('a criterion of JSONPath', () => {
  const body = {
    shop: {
      books: [
        { t: 'A', p: 8, tags: ['x', 'y'] },
        { t: 'B', p: 22 },
      ],
    },
  };
  const found = (condition: string) =>
    isMet(
      { condition, type: 'jsonpath', context: '$response.body' },
      { ...emptyScope, response: { ...noMessage, body } },
    );

  test.each([
    ["$['shop']['books'][0].t", true],
    ['$.shop.books[-1].t', true],
    ['$.shop.books[2]', false],
    ['$..tags', true],
    ['$..nothing', false],
    ['$.shop.books[?(@.p < 10)]', true],
    ["$.shop.books[?@.t == 'B' && @.p > 22]", false],
    ["$.shop.books[?(@.t != 'B' || @.p == 1)]", true],
    ['$.shop.books[?(@.tags)].t', true],
    ['$.shop.books[?count(@.tags[*]) == 2]', true],
    ['$.shop.books[?length(@.t) == 2]', false],
    ['$.shop[?count(@[*]) == 2]', true],
  ])('%s is %s', (path, expected) => {
    expect(found(path)).toBe(expected);
  });

  test.each(['shop', '$.a[', '$.a[?(@.b == x)]'])('%s is no JSONPath', (path) => {
    expect(() => found(path)).toThrow(BadExpression);
  });
});
