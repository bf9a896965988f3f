import { z } from 'zod';
import { CHECK_DIGITS } from '#core/identity/document/content.ts';

const ReadValue = z
  .object({
    value: z.string(),
    confidence: z.number().min(0).max(1).meta({ description: '0.99 where a check digit confirms it' }),
  })
  .nullable();

export const DocumentView = z
  .object({
    surname: ReadValue,
    givenNames: ReadValue,
    name: ReadValue.meta({ description: 'Where the document does not say which part is the surname' }),
    number: ReadValue,
    birthDate: ReadValue.meta({ description: 'YYYY-MM-DD' }),
    expiryDate: ReadValue.meta({ description: 'YYYY-MM-DD' }),
    sex: ReadValue.meta({ description: 'M or F' }),
    nationality: ReadValue.meta({ description: 'As it is printed: a code or a word' }),
    issuingCountry: ReadValue.meta({ description: 'A code of three letters' }),
    checkDigits: z.enum(CHECK_DIGITS).nullable().meta({
      description: 'unclear: they do not add up, but may have been misread. Null: there is no zone to check',
    }),
  })
  .meta({
    id: 'DocumentContent',
    description: 'Null where the document does not say it, or it could not be read',
  });
