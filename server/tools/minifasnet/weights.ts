import { type Call, PickleReader } from './pickle.ts';

export type Tensor = { readonly values: Float32Array; readonly shape: readonly number[] };

const MAGIC = 0x1950a86a20f9469cfc6cn;
/** Saved from several graphics cards, the names begin with this. */
const PREFIX = /^module\./;
const FLOATS = 'torch.FloatStorage';

/** Reads a .pth file in PyTorch's format before 1.6: four pickles, then the numbers of each tensor. */
export function readWeights(file: Buffer): Map<string, Tensor> {
  const reader = new PickleReader(file);
  if (reader.next() !== MAGIC) throw new Error('this is no .pth file in the format before PyTorch 1.6');
  reader.next();
  reader.next();
  const tensors = reader.next() as Map<string, Call>;
  const storages = readStorages(file, reader, tensors);
  return new Map(
    [...tensors].flatMap(([name, { with: args }]) => {
      const [storage, offset, shape] = args as [Call, number, number[]];
      const [, kind, key] = storage.with as [string, string, string];
      if (kind !== FLOATS) return [];
      const size = shape.reduce((product, side) => product * side, 1);
      const values = storages.get(key)?.subarray(offset, offset + size);
      if (values?.length !== size) throw new Error(`${name} is incomplete`);
      return [[name.replace(PREFIX, ''), { values, shape }] as const];
    }),
  );
}

function readStorages(
  file: Buffer,
  reader: PickleReader,
  tensors: ReadonlyMap<string, Call>,
): Map<string, Float32Array> {
  const kinds = new Map(
    [...tensors.values()].map(({ with: [storage] }) => {
      const [, kind, key] = (storage as Call).with as [string, string, string];
      return [key, kind] as const;
    }),
  );
  const keys = reader.next() as string[];
  const found = new Map<string, Float32Array>();
  let at = reader.position;
  for (const key of keys) {
    const count = Number(file.readBigInt64LE(at));
    const floats = kinds.get(key) === FLOATS;
    const end = at + 8 + count * (floats ? 4 : 8);
    if (end > file.length) throw new Error('the file ends too early');
    if (floats) {
      found.set(
        key,
        Float32Array.from({ length: count }, (_, nth) => file.readFloatLE(at + 8 + nth * 4)),
      );
    }
    at = end;
  }
  return found;
}
