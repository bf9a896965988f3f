// Scales the deployments of this release to zero and waits until their pods are gone. The upgrade that follows
// sets the replicas again.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const {
  NAMESPACE,
  RELEASE,
  DEPLOYMENTS = '',
  API = 'https://kubernetes.default.svc',
  TOKEN_FILE = '/var/run/secrets/kubernetes.io/serviceaccount/token',
} = process.env;
const authorization = `Bearer ${readFileSync(TOKEN_FILE, 'utf8').trim()}`;

async function ask(path, options = {}) {
  const headers = { authorization, 'content-type': 'application/merge-patch+json' };
  const response = await fetch(API + path, { ...options, headers });
  const text = await response.text();
  // Not every release has identity pods.
  if (!response.ok && response.status !== 404) throw new Error(`${path}: ${response.status} ${text}`);
  return response.ok ? JSON.parse(text) : null;
}

for (const name of DEPLOYMENTS.split(' ')) {
  const path = `/apis/apps/v1/namespaces/${NAMESPACE}/deployments/${name}/scale`;
  await ask(path, { method: 'PATCH', body: JSON.stringify({ spec: { replicas: 0 } }) });
}
const ours = encodeURIComponent(
  `app.kubernetes.io/name=surety,app.kubernetes.io/instance=${RELEASE},` +
    'app.kubernetes.io/component in (api,worker,identity)',
);
for (;;) {
  const { items } = await ask(`/api/v1/namespaces/${NAMESPACE}/pods?labelSelector=${ours}`);
  if (items.length === 0) break;
  console.log(`${items.length} pods still stop`);
  await sleep(2_000);
}
