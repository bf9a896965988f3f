/** Fields that name or describe a person, an account or a device. */
const PERSONAL =
  /^(?:.*(?:email|phone|surname|givenNames?|birth|fingerprint|accountN(?:o|umber|ame)|accountHolder|nameAtBank|nameGiven|senderName|senderAccount)|(?:buyer|seller|sender|holder|recipient)?names?|address|ipAddress|location|network|timezone|metadata|url|document|consent|origin|before|after|apiKey|secret|virtualAccountNo|parties|bankAccount|device.*|linkedUsers|transactionId)$/i;

const MASK = '•••';
const EMAIL = /[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}/gi;
/** Account numbers, identity numbers and telephone numbers. */
const LONG_NUMBER = /(?<![\w.-])\+?\d{9,}(?![\w-])/g;

/**
 * Replaces personal data, because a model's provider sees what a tool answers. Ids of the caller's own users,
 * which the tools need, are kept; e-mail addresses and long numbers in free text are not.
 */
export function masked(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(EMAIL, MASK).replace(LONG_NUMBER, MASK);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      PERSONAL.test(key) && one !== null && one !== undefined ? MASK : masked(one),
    ]),
  );
}
