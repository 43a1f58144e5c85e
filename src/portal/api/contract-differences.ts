import { config, locales } from 'zod/mini';
import { answers } from '#generated/zod/answers.ts';

// Development and tests alone load this module: the portal itself shows no words of zod.
config(locales.en());

const known = answers.map((answer) => ({
  ...answer,
  pattern: new RegExp(`^${answer.path.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
}));

/** What a successful answer has that the contract does not allow, or lacks: one line each, with operation and place. */
export async function contractDifferences(method: string, path: string, body: unknown): Promise<readonly string[]> {
  const answer = known.find((each) => each.method === method && each.pattern.test(path));
  if (!answer) return [`${method} ${path} is no operation of the contract`];
  const read = (await answer.load()).safeParse(body);
  if (read.success) return [];
  return read.error.issues.map(
    (issue) =>
      `${answer.operation} (${method} ${path}) answers ${issue.path.join('.') || 'as a whole'}: ${issue.message}`,
  );
}
