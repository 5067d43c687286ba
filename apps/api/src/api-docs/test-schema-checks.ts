/** Whether a value is of a shape of the document. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { OpenApiDocument } from './document.ts';

export interface SchemaChecks {
  /** Empty where the value is of the shape, else a sentence for each fault. */
  faultsOf(schema: object, value: unknown): string[];
}

export function schemaChecks(document: OpenApiDocument): SchemaChecks {
  const ajv = new Ajv2020({ strict: true, strictTypes: false, allErrors: false, keywords: ['components'] });
  ajv.addSchema({ $id: 'kinora:document', components: document.components }, 'kinora:document');
  const known = new Map<object, ValidateFunction>();

  function checkOf(schema: object): ValidateFunction {
    const check = known.get(schema) ?? ajv.compile(withWholeReferences(schema));
    known.set(schema, check);
    return check;
  }

  return {
    faultsOf: (schema, value) => {
      const check = checkOf(schema);
      if (check(value)) return [];
      return (check.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
    },
  };
}

/** Cut out of the document, a reference has to say which document it means. */
function withWholeReferences(schema: object): object {
  const text = JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"kinora:document#/');
  return JSON.parse(text) as object; // it was one
}
