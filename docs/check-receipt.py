import base64, hashlib, json, re, sys

P, L = 2**255 - 19, 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P

def add(p, q):
    a, b = (p[1] - p[0]) * (q[1] - q[0]) % P, (p[1] + p[0]) * (q[1] + q[0]) % P
    c, d = 2 * p[3] * q[3] * D % P, 2 * p[2] * q[2] % P
    return (b - a) * (d - c) % P, (d + c) * (b + a) % P, (d - c) * (d + c) % P, (b - a) * (b + a) % P

def times(n, p):
    q = (0, 1, 1, 0)
    while n:
        q, p, n = add(q, p) if n & 1 else q, add(p, p), n >> 1
    return q

def point(data):
    y = int.from_bytes(data, 'little') & (2**255 - 1)
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    x = x if x * x % P == square else x * pow(2, (P - 1) // 4, P) % P
    assert y < P and x * x % P == square, 'no point of the curve'
    x = x if x & 1 == data[31] >> 7 else P - x
    return x, y, 1, x * y % P

BASE = point((4 * pow(5, P - 2, P) % P).to_bytes(32, 'little'))
sha = lambda data: hashlib.sha256(data).digest()

def b64(text):
    data = base64.b64decode(text)
    assert base64.b64encode(data).decode() == text, 'base64'
    return data

def signed(key, text, line):
    name, number, encoded = key.split('+', 2)
    public, (dash, signer, value) = b64(encoded), line.split(' ')
    assert (dash, signer, number) == ('—', name, sha(name.encode() + b'\n' + public)[:4].hex()), 'key'
    mark, r, s = b64(value)[:4], b64(value)[4:36], int.from_bytes(b64(value)[36:], 'little')
    h = int.from_bytes(hashlib.sha512(r + public[1:] + text.encode()).digest(), 'little') % L
    p, q = times(s, BASE), add(point(r), times(h, point(public[1:])))
    same = (p[0] * q[2] - q[0] * p[2]) % P == 0 == (p[1] * q[2] - q[1] * p[2]) % P
    assert mark.hex() == number and public[0] == 1 and s < L and same, 'signature'

def dump(value):
    return json.dumps(value, separators=(',', ':'), ensure_ascii=False)

def check(data, key=None):
    pages, text = data, data
    if data.startswith(b'%PDF-'):
        ends = rb'(.*\n)%surety-document (\S+)\n%surety-signature (\S+)\n(startxref\n\d+\n%%EOF\n)'
        pdf, file, seal, end = re.fullmatch(ends, data, re.S).groups()
        pages, text = pdf + b'%surety-document ' + file + b'\n', b64(file.decode())
        assert pdf.endswith(end), 'end'
    file = json.loads(text.decode())
    it = file['payload']
    assert dump(file).encode() == text and key in (None, it['key']), 'bytes or key'
    signed(it['key'], dump(it) + '\n', file['signature'])
    if pages is not text:
        signed(it['key'], f'surety document 1\n{sha(pages).hex()}\n', b64(seal.decode()).decode())
    if it['type'] == 'surety receipt 1':
        head, leaf = it['previous'], it['leaf']
        for number, entry in enumerate(it['entries'], leaf['transfers'] + 1 - len(it['entries'])):
            assert entry[0] == number, 'numbers'
            head = sha(dump([head, it['agreement'], *entry]).encode()).hex()
        note, line = it['checkpoint'].split('\n\n')
        signed(it['key'], note + '\n', line.rstrip('\n'))
        facts = ['anchor 1', it['account'], it['agreement'], leaf['transfers'], head, leaf['events'], leaf['eventHead']]
        node, at, last = sha(b'\0' + dump(facts).encode()), leaf['index'], int(note.split('\n')[1]) - 1
        assert head == leaf['chainHead'] and at <= last, 'chain'
        for other in map(b64, it['path']):
            right = at % 2 == 1 or at == last
            node = sha(b'\1' + other + node) if right else sha(b'\1' + node + other)
            while right and at % 2 == 0 and at:
                at, last = at // 2, last // 2
            at, last = at // 2, last // 2
        assert last == 0 and node == b64(note.split('\n')[2]), 'log'
    return it

if __name__ == '__main__':
    for name in sys.argv[1:]:
        it = check(open(name, 'rb').read())
        print(name, 'valid', it.get('kind', it.get('month')), it['key'])
