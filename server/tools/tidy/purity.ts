import { isComment, type Rule } from './tree.ts';

/**
 * What makes the same arguments lead to another result. Biome sees to it that
 * core imports nothing of the kind.
 */
const IMPURE: Readonly<Record<string, RegExp>> = {
  'waits for something': /\b(?:await|async)\b|\bsetTimeout\(/,
  'looks at the clock': /\bDate\.now\(|\bnew Date\(\)|\bperformance\./,
  'throws dice': /\bMath\.random\(|\bcrypto\./,
};

export const pureCore: Rule = (tree) =>
  linesOf(tree, (path) => path.startsWith('server/src/core/')).flatMap(({ where, line }) =>
    Object.entries(IMPURE)
      .filter(([, expression]) => expression.test(line))
      .map(([fault]) => `${where}: core ${fault}. Take the value as an argument; the action has it.`),
  );

/** Programs hand the environment on; a build that site.ts starts needs all of it, unread. */
const SEES_ENVIRONMENT = [
  'server/src/cli.ts',
  'server/src/commands/program/developer-cli.ts',
  'server/src/http/dashboard/site.ts',
];

export const oneReaderOfSettings: Rule = (tree) =>
  linesOf(tree, (path) => path.startsWith('server/src/') && !SEES_ENVIRONMENT.includes(path))
    .filter(({ line }) => /\bprocess\.env\b/.test(line))
    .map(
      ({ where }) => `${where}: reads the environment. Make it a setting in server/src/settings/config.ts.`,
    );

function linesOf(
  tree: ReadonlyMap<string, string>,
  wanted: (path: string) => boolean,
): { where: string; line: string }[] {
  return [...tree]
    .filter(([path]) => path.endsWith('.ts') && wanted(path))
    .flatMap(([path, text]) =>
      text.split('\n').map((line, index) => ({ where: `${path}:${index + 1}`, line })),
    )
    .filter(({ line }) => !isComment(line));
}
