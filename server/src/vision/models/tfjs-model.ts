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
    const read = half ? readHalf : spec.dtype === 'int32' ? readInteger : readFloat;
    const width = half ? 2 : 4;
    const data = Float32Array.from({ length: count }, (_, index) =>
      read(weightBytes, offset + index * width),
    );
    weights.set(spec.name, { shape: spec.shape, data });
    offset += count * width;
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

function readFloat(bytes: Buffer, offset: number): number {
  return bytes.readFloatLE(offset);
}

function readInteger(bytes: Buffer, offset: number): number {
  return bytes.readInt32LE(offset);
}

/** IEEE 754 half precision; weights contain no infinities or NaN. */
function readHalf(bytes: Buffer, offset: number): number {
  const bits = bytes.readUInt16LE(offset);
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 0x1f;
  const fraction = bits & 0x3ff;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}
