import { MessageWriter } from './protobuf.ts';

/** Field numbers of onnx.proto3, only those written here. */
const MODEL = { irVersion: 1, producer: 2, graph: 7, opset: 8 };
const GRAPH = { node: 1, name: 2, initializer: 5, input: 11, output: 12 };
const NODE = { input: 1, output: 2, name: 3, type: 4, attribute: 5 };
const ATTRIBUTE = { name: 1, integer: 3, text: 4, integers: 8, kind: 20 };
const TENSOR = { dimension: 1, dataType: 2, name: 8, raw: 9 };
const KIND = { integer: 2, text: 3, integers: 7 };
const FLOAT32 = 1;
const INT64 = 7;
const OPSET = 13;

type Attribute = number | string | readonly number[];

/** Collects nodes and weights, and writes them as an ONNX model. */
export class OnnxGraph {
  readonly #graph = new MessageWriter();
  #count = 0;

  input(name: string, dimensions: readonly number[]): void {
    this.#graph.message(GRAPH.input, valueInfo(name, dimensions));
  }

  output(name: string, dimensions: readonly number[]): void {
    this.#graph.message(GRAPH.output, valueInfo(name, dimensions));
  }

  /** Adds a weight and returns its name. */
  weight(data: Float32Array | BigInt64Array, dimensions: readonly number[]): string {
    const name = this.#unique('weight');
    const tensor = new MessageWriter();
    for (const dimension of dimensions) tensor.integer(TENSOR.dimension, dimension);
    tensor.integer(TENSOR.dataType, data instanceof Float32Array ? FLOAT32 : INT64);
    tensor.text(TENSOR.name, name);
    tensor.bytes(TENSOR.raw, new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
    this.#graph.message(GRAPH.initializer, tensor);
    return name;
  }

  integers(values: readonly number[]): string {
    return this.weight(BigInt64Array.from(values.map(BigInt)), [values.length]);
  }

  /** Adds an operation and returns the name of its output. */
  operation(
    type: string,
    inputs: readonly string[],
    attributes: Readonly<Record<string, Attribute>> = {},
    output = this.#unique('value'),
  ): string {
    const node = new MessageWriter();
    for (const input of inputs) node.text(NODE.input, input);
    node.text(NODE.output, output).text(NODE.name, this.#unique('node')).text(NODE.type, type);
    for (const [name, value] of Object.entries(attributes)) {
      node.message(NODE.attribute, attribute(name, value));
    }
    this.#graph.message(GRAPH.node, node);
    return output;
  }

  finish(): Buffer {
    this.#graph.text(GRAPH.name, 'converted');
    return new MessageWriter()
      .integer(MODEL.irVersion, 7)
      .text(MODEL.producer, 'surety')
      .message(MODEL.graph, this.#graph)
      .message(MODEL.opset, new MessageWriter().text(1, '').integer(2, OPSET))
      .finish();
  }

  #unique(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }
}

function attribute(name: string, value: Attribute): MessageWriter {
  const message = new MessageWriter().text(ATTRIBUTE.name, name);
  if (typeof value === 'string')
    return message.text(ATTRIBUTE.text, value).integer(ATTRIBUTE.kind, KIND.text);
  if (typeof value === 'number') {
    return message.integer(ATTRIBUTE.integer, value).integer(ATTRIBUTE.kind, KIND.integer);
  }
  for (const item of value) message.integer(ATTRIBUTE.integers, item);
  return message.integer(ATTRIBUTE.kind, KIND.integers);
}

function valueInfo(name: string, dimensions: readonly number[]): MessageWriter {
  const shape = new MessageWriter();
  for (const dimension of dimensions) shape.message(1, new MessageWriter().integer(1, dimension));
  const tensorType = new MessageWriter().integer(1, FLOAT32).message(2, shape);
  return new MessageWriter().text(1, name).message(2, new MessageWriter().message(1, tensorType));
}
