import { type Amount, writeAmount } from './amount.ts';

/** JSON values. Numbers stay as text, so that none passes through a double. */
export type Json = string | boolean | null | readonly Json[] | { readonly [name: string]: Json };
export type JsonObject = { readonly [name: string]: Json };

type Reviver = Parameters<typeof JSON.parse>[1];

/** Parses an object; null for anything else: no request of the three protocols has another body. */
export function readJsonObject(text: string): JsonObject | null {
  if (text.trim() === '') return {};
  try {
    const value = JSON.parse(text, asWritten as Reviver) as Json;
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as JsonObject)
      : null;
  } catch {
    return null;
  }
}

/** The third argument, with the number's source text, is missing from TypeScript's types. */
function asWritten(_key: string, value: unknown, { source = '' }: { source?: string }): unknown {
  return typeof value === 'number' ? source : value;
}

/** A JSON number with exactly these digits. */
export function numeral(amount: Amount, decimals = 0): unknown {
  const { rawJSON } = JSON as unknown as { rawJSON(text: string): unknown };
  return rawJSON(writeAmount(amount, decimals));
}

export function textOf(body: JsonObject, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value.trim() : '';
}

export function objectOf(body: JsonObject, name: string): JsonObject {
  const value = body[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as JsonObject) : {};
}
