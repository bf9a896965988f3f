/** Writes protobuf messages field by field: the subset of the format that an ONNX file needs. */
export class MessageWriter {
  readonly #chunks: Uint8Array[] = [];

  integer(field: number, value: number | bigint): this {
    this.#tag(field, 0);
    this.#varint(BigInt.asUintN(64, BigInt(value)));
    return this;
  }

  text(field: number, value: string): this {
    return this.bytes(field, Buffer.from(value));
  }

  bytes(field: number, value: Uint8Array): this {
    this.#tag(field, 2);
    this.#varint(BigInt(value.byteLength));
    this.#chunks.push(value);
    return this;
  }

  message(field: number, value: MessageWriter): this {
    return this.bytes(field, value.finish());
  }

  finish(): Buffer {
    return Buffer.concat(this.#chunks);
  }

  #tag(field: number, wireType: number): void {
    this.#varint(BigInt(field * 8 + wireType));
  }

  #varint(value: bigint): void {
    const bytes: number[] = [];
    let rest = value;
    do {
      const low = Number(rest & 127n);
      rest >>= 7n;
      bytes.push(rest > 0n ? low | 128 : low);
    } while (rest > 0n);
    this.#chunks.push(Uint8Array.from(bytes));
  }
}
