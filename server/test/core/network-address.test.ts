import { describe, expect, it } from 'vitest';
import { checkWebhookUrl } from '#core/events/webhook.ts';
import { isNetwork, isWithin, networkWithin, parseAddress, whyNotPublic } from '#core/network-address.ts';

describe('whyNotPublic', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '10.255.255.255',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.255.254',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '172.31.255.255',
    '192.0.0.192',
    '192.0.2.1',
    '192.168.1.1',
    '198.18.0.1',
    '198.51.100.7',
    '203.0.113.9',
    '224.0.0.1',
    '239.255.255.250',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:10.0.0.1',
    '0:0:0:0:0:ffff:a9fe:a9fe',
    '64:ff9b::a00:1',
    '64:ff9b::169.254.169.254',
    '64:ff9b:1::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '4000::1',
    '5f00::1',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    '',
    'nonsense',
    '1.2.3',
    '1.2.3.256',
    '01.2.3.4',
    '1::2::3',
    '1:2:3',
    ':::',
  ])('refuses %s', (address) => {
    expect(whyNotPublic(address)).toEqual(expect.any(String));
  });

  it.each([
    '1.1.1.1',
    '8.8.8.8',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '126.255.255.255',
    '128.0.0.1',
    '169.253.255.255',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '223.255.255.255',
    '::ffff:8.8.8.8',
    '64:ff9b::808:808',
    '2001:4860:4860::8888',
    '2606:4700:4700::1111',
    '2a00:1450:4009:80b::200e',
  ])('lets %s through', (address) => {
    expect(whyNotPublic(address)).toBeNull();
  });

  it('reads both spellings of an IPv6 address alike', () => {
    expect(parseAddress('2001:4860:4860::8888')).toEqual(
      parseAddress('2001:4860:4860:0000:0000:0000:0000:8888'),
    );
    expect(parseAddress('::ffff:1.2.3.4')?.slice(12)).toEqual([1, 2, 3, 4]);
  });
});

describe('checkWebhookUrl', () => {
  it.each([
    ['plain http', 'http://example.com/'],
    ['another protocol', 'ftp://example.com/'],
    ['no URL at all', 'example.com'],
    ['a user name', 'https://me@example.com/'],
    ['a password', 'https://me:secret@example.com/'],
    ['localhost', 'https://localhost/'],
    ['localhost with a dot', 'https://localhost./'],
    ['a name below localhost', 'https://a.localhost/'],
    ['a local name', 'https://printer.local/'],
    ['a cloud’s inner name', 'https://metadata.google.internal/'],
    ['a name without a dot', 'https://intranet/'],
    ['127.0.0.1', 'https://127.0.0.1/'],
    ['it with a dot', 'https://127.0.0.1./'],
    ['it in short', 'https://127.1/'],
    ['it in decimal', 'https://2130706433/'],
    ['it in octal', 'https://0177.0.0.1/'],
    ['it in hex', 'https://0x7f.0.0.1/'],
    ['it as one hex number', 'https://0x7f000001/'],
    ['it in full-width digits', 'https://１２７.0.0.1/'],
    ['it percent-encoded', 'https://%31%32%37.0.0.1/'],
    ['zero', 'https://0/'],
    ['0.0.0.0', 'https://0.0.0.0/'],
    ['10/8', 'https://10.1.2.3/'],
    ['the metadata address', 'https://169.254.169.254/latest/meta-data'],
    ['it in decimal', 'https://2852039166/'],
    ['[::1]', 'https://[::1]/'],
    ['[::]', 'https://[::]/'],
    ['a mapped loopback', 'https://[::ffff:127.0.0.1]/'],
    ['a mapped loopback in hex', 'https://[::ffff:7f00:1]/'],
    ['a NAT64 loopback', 'https://[64:ff9b::7f00:1]/'],
    ['a unique local address', 'https://[fd00::1]/'],
    ['a URL that is too long', `https://example.com/${'x'.repeat(2_048)}`],
  ])('refuses %s', (_case, url) => {
    expect(() => checkWebhookUrl(url, false)).toThrow(/^url /);
  });

  it('takes a public URL and drops its fragment', () => {
    expect(checkWebhookUrl('https://Hooks.Example.com:8443/a?b=c#d', false).href).toBe(
      'https://hooks.example.com:8443/a?b=c',
    );
    expect(checkWebhookUrl('https://8.8.8.8/', false).hostname).toBe('8.8.8.8');
  });

  it('takes http and any address when private ones are allowed', () => {
    expect(checkWebhookUrl('http://127.0.0.1:9000/', true).hostname).toBe('127.0.0.1');
    expect(checkWebhookUrl('http://localhost/', true).hostname).toBe('localhost');
    expect(() => checkWebhookUrl('ftp://localhost/', true)).toThrow();
  });
});

describe('networks', () => {
  it.each([
    ['10.0.0.0/8', true],
    ['10.0.0.1', true],
    ['0.0.0.0/0', true],
    ['::/0', true],
    ['2001:db8::/32', true],
    ['2001:db8::1', true],
    ['10.0.0.1/8', false],
    ['2001:db8::1/32', false],
    ['10.0.0.0/33', false],
    ['10.0.0.0/08', false],
    ['10.0.0.0/', false],
    ['10.0.0.0/8/8', false],
    ['::/129', false],
    ['fe80::1%lo', false],
    ['example.com', false],
    ['', false],
  ])('%s: %s', (text, right) => {
    expect(isNetwork(text)).toBe(right);
  });

  it.each([
    ['10.1.2.3', '10.0.0.0/8', true],
    ['11.1.2.3', '10.0.0.0/8', false],
    ['10.0.0.127', '10.0.0.0/25', true],
    ['10.0.0.128', '10.0.0.0/25', false],
    ['::ffff:10.0.0.1', '10.0.0.1', true],
    ['10.0.0.1', '::/0', false],
    ['2001:db8::1', '0.0.0.0/0', false],
    ['nonsense', '0.0.0.0/0', false],
  ])('%s in %s: %s', (address, network, inside) => {
    expect(isWithin(address, network)).toBe(inside);
  });

  it.each([
    ['10.1.0.0/16', '10.0.0.0/8', true],
    ['10.0.0.0/8', '10.0.0.0/8', true],
    ['10.0.0.0/7', '10.0.0.0/8', false],
    ['11.0.0.0/16', '10.0.0.0/8', false],
    ['10.0.0.1', '10.0.0.1/32', true],
    ['::/0', '0.0.0.0/0', false],
  ])('%s within %s: %s', (inner, outer, within) => {
    expect(networkWithin(inner, outer)).toBe(within);
  });
});
