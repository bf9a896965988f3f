/** A TensorFlow.js graph model as packaged: a topology in JSON and one file of weights. */
export interface TfjsModel {
  nodes: readonly TfjsNode[];
  weights: ReadonlyMap<string, TfjsWeight>;
}

export interface TfjsNode {
  name: string;
  op: string;
  input?: readonly string[];
  attr?: Readonly<Record<string, TfjsAttribute>>;
}

interface TfjsAttribute {
  s?: string;
  list?: { i?: readonly string[]; s?: readonly string[] };
}

export interface TfjsWeight {
  shape: readonly number[];
  data: Float32Array;
}

interface WeightSpec {
  name: string;
  shape: readonly number[];
  dtype: 'float32' | 'int32';
  quantization?: { dtype: string };
}

interface TfjsJson {
  modelTopology: { node: readonly TfjsNode[] };
  weightsManifest: readonly { weights: readonly WeightSpec[] }[];
}

export function readTfjsModel(topology: Buffer, weightBytes: Buffer): TfjsModel {
  const json = JSON.parse(topology.toString('utf8')) as TfjsJson;
  const weights = new Map<string, TfjsWeight>();
  let offset = 0;
  for (const spec of json.weightsManifest.flatMap((group) => group.weights)) {
    const count = spec.shape.reduce((product, dimension) => product * dimension, 1);
    const half = spec.quantization?.dtype === 'float16';
    const start = weightBytes.byteOffset + offset;
    const bytes = weightBytes.buffer.slice(start, start + count * (half ? 2 : 4));
    const data = half
      ? readHalves(bytes)
      : spec.dtype === 'int32'
        ? readIntegers(bytes)
        : new Float32Array(bytes);
    weights.set(spec.name, { shape: spec.shape, data });
    offset += bytes.byteLength;
  }
  return { nodes: json.modelTopology.node, weights };
}

/** Attributes hold strings in base64 and integers as text. */
export function textAttribute(node: TfjsNode, name: string): string {
  return decodeText(node.attr?.[name]?.s ?? '');
}

export function textsAttribute(node: TfjsNode, name: string): string[] {
  return (node.attr?.[name]?.list?.s ?? []).map(decodeText);
}

export function integersAttribute(node: TfjsNode, name: string): number[] {
  return (node.attr?.[name]?.list?.i ?? []).map(Number);
}

function decodeText(encoded: string): string {
  return Buffer.from(encoded, 'base64').toString('latin1');
}

function readIntegers(bytes: ArrayBufferLike): Float32Array {
  return Float32Array.from(new Int32Array(bytes));
}

const POWERS = Float32Array.from({ length: 32 }, (_, exponent) => 2 ** (exponent - 25));

/** IEEE 754 half precision; weights contain no infinities or NaN. */
function readHalves(bytes: ArrayBufferLike): Float32Array {
  const halves = new Uint16Array(bytes);
  const data = new Float32Array(halves.length);
  for (let index = 0; index < halves.length; index++) {
    const bits = halves[index] as number;
    const exponent = (bits >> 10) & 0x1f;
    const fraction = (bits & 0x3ff) | (exponent === 0 ? 0 : 0x400);
    const value = fraction * (POWERS[exponent || 1] as number);
    data[index] = bits & 0x8000 ? -value : value;
  }
  return data;
}
