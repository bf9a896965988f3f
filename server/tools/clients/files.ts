import { SDK_NAMES } from '#tools/sdk/names.ts';
import type { Document } from '#tools/sdk/openapi.ts';
import type { TypeFile } from '#tools/sdk/types.ts';
import { resourcesOf } from './operations.ts';
import { phpFiles } from './php.ts';
import { pythonFiles } from './python.ts';
import { shapesOf } from './shapes.ts';

/** The generated files of the clients in other languages. */
export function clientFiles(document: Document): TypeFile[] {
  const root = resourcesOf(document);
  return [
    ...pythonFiles(root, shapesOf(document, SDK_NAMES)),
    ...phpFiles(root, shapesOf(document, SDK_NAMES)),
  ];
}
