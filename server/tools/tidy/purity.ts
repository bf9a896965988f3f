import { isComment, type Rule } from './tree.ts';

/** Code that can give different results for the same arguments. Biome checks that core imports none. */
const IMPURE: Readonly<Record<string, RegExp>> = {
  'is asynchronous': /\b(?:await|async)\b|\bsetTimeout\(/,
  'reads the clock': /\bDate\.now\(|\bnew Date\(\)|\bperformance\./,
  'uses randomness': /\bMath\.random\(|\bcrypto\./,
};

export const pureCore: Rule = (tree) =>
  linesOf(tree, (path) => path.startsWith('server/src/core/')).flatMap(({ where, line }) =>
    Object.entries(IMPURE)
      .filter(([, expression]) => expression.test(line))
      .map(([fault]) => `${where}: core ${fault}. Take the value as an argument from the action.`),
  );

/** Programs pass the environment on; the build that site.ts starts needs all of it. */
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
