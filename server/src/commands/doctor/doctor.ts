import { ConfigError, readConfig } from '#settings/config.ts';
import { describe, type Finding, fail, ok } from './finding.ts';
import { disk, ipData, models, secretFile, versions } from './of-machine.ts';
import { banks, database, mail } from './of-service.ts';

/** `surety doctor`: checks everything that the service needs, also while it runs. Changes nothing. */
export async function doctor(
  environment: Parameters<typeof readConfig>[0],
  { json }: { readonly json: boolean },
): Promise<number> {
  const findings = await examine(environment);
  const broken = findings.some(({ state }) => state === 'fail');
  console.log(json ? JSON.stringify({ ok: !broken, findings }, null, 2) : describe(findings));
  return broken ? 1 : 0;
}

async function examine(environment: Parameters<typeof readConfig>[0]): Promise<Finding[]> {
  const ours = await versions();
  try {
    const config = readConfig(environment);
    const checked = await Promise.all([
      database(config),
      secretFile(config),
      disk(config),
      ipData(config),
      models(),
      mail(config),
      banks(config),
    ]);
    return [ours, ok('settings', 'valid; surety config shows them'), ...checked.flat()];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const mistakes = error.message.split('\n').slice(1);
    return [
      ours,
      ...mistakes.map((line) =>
        fail('settings', line.replace(/^ *- /, ''), 'correct it, then run surety doctor again'),
      ),
    ];
  }
}
