/** As required by the package, where npm only warns. */
export const OLDEST_NODE = [22, 18] as const;

/**
 * Returns what to do about a Node that is too old; Node itself would only report the first unknown syntax.
 */
export function faultOfNode(version: string): string | null {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldest, from] = OLDEST_NODE;
  if (major > oldest || (major === oldest && minor >= from)) return null;
  return `surety: this is Node ${version}, but ${OLDEST_NODE.join('.')} or newer is required: https://nodejs.org`;
}
