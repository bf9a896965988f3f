import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BlockList } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { parseAllDocuments } from 'yaml';

/**
 * npm run chart: renders deploy/helm/surety with `helm template` and checks what it says, without a cluster:
 * the network policies against paper cases, and the hook that stops the old version against a small API.
 */

type Labels = Readonly<Record<string, string>>;
type Selector = { readonly matchLabels?: Labels };
type Peer = {
  readonly podSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: string[] };
};
type Rule = {
  readonly ports?: { readonly protocol: string; readonly port: number | string }[];
  readonly to?: Peer[];
  readonly from?: Peer[];
};
// biome-ignore lint/suspicious/noExplicitAny: manifests of many kinds
type Manifest = any;

const CHART = fileURLToPath(new URL('../helm/surety', import.meta.url));
const SECRET = 'existingSecret: surety\n';
const EVERYTHING = `${SECRET}
identity: { replicas: 2 }
api: { autoscaling: { enabled: false } }
image: { digest: "sha256:0000" }
imagePullSecrets: [{ name: registry }]
anchors: { existingClaim: anchors }
serviceMonitor: { enabled: true }
ingress: { enabled: true, host: pay.example, className: nginx, tlsSecret: tls }
networkPolicy:
  egress:
    - to: [{ podSelector: { matchLabels: { app: otel-collector } } }]
      ports: [{ protocol: TCP, port: 4318 }]
    - to: [{ podSelector: { matchLabels: { app: mail } } }]
      ports: [{ protocol: TCP, port: 587 }]
`;

function render(values: string): Manifest[] {
  const file = join(mkdtempSync(join(tmpdir(), 'chart-')), 'values.yaml');
  writeFileSync(file, values);
  const text = execFileSync('helm', ['template', 'shop', CHART, '--values', file], { encoding: 'utf8' });
  return parseAllDocuments(text).flatMap((each) => {
    assert.deepEqual(each.errors, []);
    return each.toJS() ?? [];
  });
}

type Host = { readonly labels?: Labels; readonly address?: string };

const matches = ({ matchLabels = {} }: Selector, labels: Labels) =>
  Object.entries(matchLabels).every(([name, value]) => labels[name] === value);

function isPeer({ podSelector, ipBlock }: Peer, { labels, address }: Host): boolean {
  if (podSelector) return labels !== undefined && matches(podSelector, labels);
  if (!ipBlock || !address) return false;
  const within = (cidr: string) => {
    const [net = '', bits] = cidr.split('/');
    const list = new BlockList();
    list.addSubnet(net, Number(bits));
    return list.check(address);
  };
  return within(ipBlock.cidr) && !(ipBlock.except ?? []).some(within);
}

/** Whether the policies allow a connection, by the rules of Kubernetes. A pod without a policy may do all. */
function allows(
  manifests: Manifest[],
  side: 'Egress' | 'Ingress',
  pod: Labels,
  { host, port }: { readonly host: Host; readonly port: number },
): boolean {
  const selecting = manifests.filter(
    ({ kind, spec }) =>
      kind === 'NetworkPolicy' && spec.policyTypes.includes(side) && matches(spec.podSelector, pod),
  );
  if (selecting.length === 0) return true;
  const numbered = { http: 3000 } as Readonly<Record<string, number>>;
  return selecting
    .flatMap(({ spec }): Rule[] => spec[side.toLowerCase()] ?? [])
    .some(({ ports, to, from }) => {
      const peers = side === 'Egress' ? to : from;
      const portFits = !ports || ports.some((one) => (numbered[one.port] ?? one.port) === port);
      return portFits && (!peers || peers.some((peer) => isPeer(peer, host)));
    });
}

const ofRelease = { 'app.kubernetes.io/name': 'surety', 'app.kubernetes.io/instance': 'shop' };
const pod = (component: string) => ({ ...ofRelease, 'app.kubernetes.io/component': component });
const inside = { address: '10.4.1.7' };
const at = (address: string) => ({ address });

type Case = readonly [from: Labels, host: Host, port: number, bare: boolean, configured: boolean];
/** What may be reached, with the values of the chart and with those of EVERYTHING. */
const EGRESS: Readonly<Record<string, Case>> = {
  'a bank': [pod('worker'), at('104.16.9.44'), 443, true, true],
  'a webhook on another port': [pod('worker'), at('203.0.113.9'), 8443, true, true],
  'PostgreSQL inside of the cluster': [pod('api'), inside, 5432, true, true],
  'PgBouncer inside of the cluster': [pod('api'), inside, 6432, true, true],
  'PostgreSQL, by the migration': [pod('migrate'), inside, 5432, true, true],
  'a mail server outside': [pod('worker'), at('198.51.100.25'), 587, true, true],
  'a mail server inside': [pod('worker'), { labels: { app: 'mail' }, ...inside }, 587, false, true],
  'a collector of traces inside': [
    pod('api'),
    { labels: { app: 'otel-collector' }, ...inside },
    4318,
    false,
    true,
  ],
  'a name server': [pod('api'), at('10.96.0.10'), 53, true, true],
  'the metadata of the cloud': [pod('worker'), at('169.254.169.254'), 80, false, false],
  'another service of the cluster': [pod('worker'), inside, 8080, false, false],
  'a pod in the shared address space': [pod('worker'), at('100.64.3.4'), 443, false, false],
  'identity pods, by the API': [pod('api'), { labels: pod('identity'), ...inside }, 3000, false, true],
  'identity pods, by a worker': [pod('worker'), { labels: pod('identity'), ...inside }, 3000, false, false],
  'the API of the cluster, by the hook that stops': [
    { 'app.kubernetes.io/name': 'surety-stop', 'app.kubernetes.io/instance': 'shop' },
    at('10.96.0.1'),
    443,
    true,
    true,
  ],
};
const INGRESS: Readonly<Record<string, Case>> = {
  'the API, from a pod of the namespace': [pod('api'), { labels: { app: 'shop' } }, 3000, true, true],
  'the API, from elsewhere': [pod('api'), at('203.0.113.9'), 3000, false, false],
  'a worker, from a pod of the namespace': [pod('worker'), { labels: { app: 'shop' } }, 3000, false, false],
  'identity, from the API': [pod('identity'), { labels: pod('api') }, 3000, false, true],
  'identity, from another pod': [pod('identity'), { labels: { app: 'shop' } }, 3000, false, false],
};

function checkPolicies(bare: Manifest[], configured: Manifest[]): number {
  for (const [side, cases] of [['Egress', EGRESS] as const, ['Ingress', INGRESS] as const]) {
    for (const [name, [of, host, port, isBare, isConfigured]] of Object.entries(cases)) {
      const about = { host, port };
      assert.equal(allows(bare, side, of, about), isBare, `${side}: ${name}, with the values of the chart`);
      assert.equal(allows(configured, side, of, about), isConfigured, `${side}: ${name}, with everything`);
    }
  }
  return Object.keys(EGRESS).length + Object.keys(INGRESS).length;
}

function checkPods(manifests: Manifest[]): number {
  const pods = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');
  for (const { kind, metadata, spec } of pods) {
    const { securityContext, containers, volumes = [] } = spec.template.spec;
    const { name } = metadata;
    assert.equal(securityContext.runAsUser, 999, name);
    const mounted = volumes.map((volume: { name: string }) => volume.name);
    for (const container of containers) {
      assert.equal(container.securityContext.readOnlyRootFilesystem, true, name);
      for (const mount of container.volumeMounts ?? []) assert.ok(mounted.includes(mount.name), name);
    }
    if (kind !== 'Deployment') continue;
    assert.deepEqual(spec.strategy, { type: 'Recreate' }, name);
    assert.ok(spec.replicas > 0, name);
  }
  return pods.length;
}

/** Runs the script of the hook against a cluster of paper, whose pods take two questions to stop. */
async function checkStop(manifests: Manifest[]): Promise<void> {
  const job = manifests.find(({ kind, metadata }) => kind === 'Job' && /-stop-/.test(metadata.name));
  const role = manifests.find(({ kind }) => kind === 'Role');
  const [container] = job.spec.template.spec.containers;
  const deployments = new Map([
    ['shop-api', 2],
    ['shop-worker', 2],
  ]);
  let stopping = 2;
  const server = createServer((request, response) => {
    const name = /deployments\/([^/]+)\/scale$/.exec(request.url ?? '')?.[1];
    let answer: object | null = null;
    if (name && request.method === 'PATCH' && role.rules[0].resourceNames.includes(name)) {
      answer = deployments.has(name) ? {} : null;
      if (answer) deployments.set(name, 0);
    } else if (request.method === 'GET' && request.url?.includes('/pods?labelSelector=')) {
      answer = { items: [...deployments.values()].some(Boolean) || stopping-- > 0 ? [{}] : [] };
    }
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const token = join(mkdtempSync(join(tmpdir(), 'chart-')), 'token');
  writeFileSync(token, 'token');
  const given = container.env.filter(({ name }: { name: string }) => name !== 'NODE_EXTRA_CA_CERTS');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...container.command.slice(1), ...container.args],
    {
      timeout: 30_000,
      env: {
        ...Object.fromEntries(given.map(({ name, value }: { name: string; value: string }) => [name, value])),
        API: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        TOKEN_FILE: token,
      },
    },
  );
  server.close();
  assert.deepEqual([...deployments.values()], [0, 0]);
  assert.match(stdout, /1 pods still stop/);
}

assert.throws(() => render(''), /name a secret in existingSecret/);
const [bare, configured] = [render(SECRET), render(EVERYTHING)];
const cases = checkPolicies(bare, configured);
const pods = checkPods(bare) + checkPods(configured);
await checkStop(bare);
console.log(
  `${cases} cases of the network policies, ${pods} pods, and the hook that stops are as they should be.`,
);
