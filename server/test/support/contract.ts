import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const DOCUMENT = 'openapi.json';

export type ContractChecker = {
  check(method: string, path: string, status: number, body: unknown): void;
};

type Response = { description: string; content?: Record<string, { schema?: object }> };
type Operation = { responses?: Record<string, Response> };
type Document = { paths?: Record<string, Record<string, Operation>> };

let common: ContractChecker | undefined;

/**
 * Every service has the same document, and reading it takes longer than most tests, so the test files of a
 * process share the compiled checker.
 */
export function commonContract(document: () => object): ContractChecker {
  common ??= contractChecker(document());
  return common;
}

/** Fails a test whose response does not match the OpenAPI document, in status or in shape. */
export function contractChecker(document: object): ContractChecker {
  const { paths = {} } = document as Document;
  // A separate test checks that the document is valid. Compiling takes longer than validating, so a schema
  // that others refer to is compiled once, and none of them is optimised.
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    validateSchema: false,
    inlineRefs: false,
    code: { optimize: false },
  });
  addFormats.default(ajv);
  ajv.addSchema(document, DOCUMENT);
  const compiled = new Map<object | string, ValidateFunction>();
  /** Most responses have the schema of another, such as that of every problem. */
  const validatorOf = (schema: object): ValidateFunction => {
    const known = compiled.get(schema);
    if (known) return known;
    const text = JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${DOCUMENT}#`);
    const validate = compiled.get(text) ?? ajv.compile(JSON.parse(text) as object);
    compiled.set(text, validate).set(schema, validate);
    return validate;
  };
  const routes = Object.groupBy(
    Object.entries(paths).map(([pattern, operations]) => ({
      pattern,
      matches: new RegExp(`^${pattern.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
      operations,
    })),
    ({ pattern }) => depthOf(pattern),
  );

  return {
    check(method, path, status, body) {
      if (status === 500) throw new Error(`${method} ${path} answered 500: ${JSON.stringify(body)}`);
      const bare = path.split('?', 1)[0] ?? path;
      const route = routes[depthOf(bare)]?.find(({ matches }) => matches.test(bare));
      const operation = route?.operations[method.toLowerCase()];
      if (!route || !operation) return;
      const response = operation.responses?.[status];
      if (!response)
        throw new Error(`${method} ${bare} answered ${status}, which openapi.json does not list`);
      const { code } = (body ?? {}) as { code?: string };
      if (status >= 400 && code && !response.description.includes(`\`${code}\``))
        throw new Error(`${method} ${bare} refused with ${code}, which its description does not mention`);
      const announced = response.content?.['application/json']?.schema;
      if (!announced || body === '') return;
      const validate = validatorOf(announced);
      if (!validate(body)) {
        const why = ajv.errorsText(validate.errors, { separator: '\n  ' });
        throw new Error(
          `${method} ${bare} answered ${status} with a body that does not match openapi.json:\n  ${why}`,
        );
      }
    },
  };
}

const depthOf = (path: string) => path.split('/').filter(Boolean).length;
