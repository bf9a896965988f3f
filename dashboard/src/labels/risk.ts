import { wordsFrom } from './humanise.ts';

export const flagLabel = (flag: string) => flag.charAt(0) + flag.slice(1).toLowerCase();

export const signalLabel = wordsFrom({
  vpn_detected: 'VPN',
  proxy_detected: 'Proxy',
  device_mismatch: 'Untrusted device',
  velocity_anomaly: 'Unusual pace',
  high_value_transaction: 'High value',
  structuring: 'Kept below the threshold',
  fresh_accounts: 'New accounts on one device',
  sudden_return: 'Back after long',
  scripted_browser: 'Browser driven by a program',
  review: 'Let through at the desk',
  cap: 'Kept within 0 and 100',
  list: 'On one of your lists',
});

export const stepLabel = wordsFrom({
  verify_identity: 'If the user verified their identity',
  use_known_device: 'If they used a device that is known',
  leave_vpn: 'If they left the VPN or proxy',
});

export const networkLabel = wordsFrom({
  reserved: 'Private, says nothing',
  allowed: 'On your allow list',
  tor: 'Tor exit',
  vpn: 'VPN',
  open_proxy: 'Open proxy',
  relay: 'Privacy relay',
  hosting: 'Hosting provider',
  mobile: 'Mobile network',
  isp: 'Internet provider',
  unknown: 'Not known',
});

/** What a browser said of itself. */
export function hintLabel({
  webdriver,
  virtualCamera,
}: {
  webdriver: boolean | null;
  virtualCamera: boolean | null;
}): string {
  const said = [
    ...(webdriver ? ['driven by a program'] : []),
    ...(virtualCamera ? ['a camera that is a program'] : []),
  ];
  return said.length > 0 ? said.join(', ') : 'nothing unusual';
}
