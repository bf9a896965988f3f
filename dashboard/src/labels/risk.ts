import { labelsFrom } from './humanise.ts';

export const flagLabel = (flag: string) => flag.charAt(0) + flag.slice(1).toLowerCase();

export const signalLabel = labelsFrom({
  vpn_detected: 'VPN',
  proxy_detected: 'Proxy',
  device_mismatch: 'Untrusted device',
  velocity_anomaly: 'Unusual pace',
  high_value_transaction: 'High value',
  structuring: 'Amounts just below the threshold',
  fresh_accounts: 'New accounts on one device',
  sudden_return: 'Back after a long time',
  scripted_browser: 'Automated browser',
  review: 'Let through by a reviewer',
  cap: 'Limited to 0–100',
  list: 'On one of your lists',
});

export const fraudTypeLabel = labelsFrom({
  takeover: 'Account takeover',
  ring: 'Ring of accounts',
  testing: 'Card testing',
  scam: 'Scam victim',
  laundering: 'Money laundering',
  seller: 'Suspect seller',
});

export const stepLabel = labelsFrom({
  verify_identity: 'If the user verified their identity',
  use_known_device: 'If they used a known device',
  leave_vpn: 'If they turned off the VPN or proxy',
});

export const networkLabel = labelsFrom({
  reserved: 'Private network',
  allowed: 'On your allow list',
  tor: 'Tor exit',
  vpn: 'VPN',
  open_proxy: 'Open proxy',
  relay: 'Privacy relay',
  hosting: 'Hosting provider',
  mobile: 'Mobile network',
  isp: 'Internet provider',
  unknown: 'Unknown',
});

/** The browser's reports about itself. */
export function hintLabel({
  webdriver,
  virtualCamera,
}: {
  webdriver: boolean | null;
  virtualCamera: boolean | null;
}): string {
  const said = [...(webdriver ? ['automated browser'] : []), ...(virtualCamera ? ['virtual camera'] : [])];
  return said.length > 0 ? said.join(', ') : 'nothing unusual';
}
