import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

export type ContractChecker = {
  check(method: string, path: string, status: number, body: unknown): void;
};

type Operation = { responses?: Record<string, { content?: Record<string, { schema?: object }> }> };
type Document = { paths?: Record<string, Record<string, Operation>>; components?: object };

/** Fails a test whose answer the OpenAPI document does not announce, in status or in shape. */
export function contractChecker(document: object): ContractChecker {
  const { paths = {}, components } = document as Document;
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  const compiled = new Map<object, ValidateFunction>();
  const validatorOf = (schema: object): ValidateFunction => {
    const validate = compiled.get(schema) ?? ajv.compile({ ...schema, components });
    compiled.set(schema, validate);
    return validate;
  };
  const routes = Object.entries(paths).map(([pattern, operations]) => ({
    matches: new RegExp(`^${pattern.replace(/\{[^}]+\}/g, '[^/]+')}/?$`),
    operations,
  }));

  return {
    check(method, path, status, body) {
      if (status === 500) throw new Error(`${method} ${path} answered 500: ${JSON.stringify(body)}`);
      const bare = path.split('?', 1)[0] ?? path;
      const operation = routes.find((route) => route.matches.test(bare))?.operations[method.toLowerCase()];
      if (!operation) return;
      const response = operation.responses?.[status];
      if (!response)
        throw new Error(`${method} ${bare} answered ${status}, which openapi.json does not announce`);
      const schema = response.content?.['application/json']?.schema;
      if (!schema || body === '') return;
      const validate = validatorOf(schema);
      if (!validate(body)) {
        const why = ajv.errorsText(validate.errors, { separator: '\n  ' });
        throw new Error(`${method} ${bare} answered ${status} in another shape than openapi.json:\n  ${why}`);
      }
    },
  };
}
