import * as messages from './messages.ts';

/**
 * Returns an error text for each named field that is required but empty, too short, or not an email address. These rules
 * come from the attributes of the fields; the server checks all rules.
 */
export function checkFields(form: HTMLFormElement): Record<string, string> {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = errorOf(field);
      return field.name && text ? [[field.name, text]] : [];
    }),
  );
}

function errorOf({ labels, minLength, validity, value }: HTMLInputElement): string | undefined {
  const label = labels?.[0]?.textContent ?? '';
  if (validity.valueMissing) return messages.isRequired(label);
  if (validity.typeMismatch) return messages.enterValidEmail;
  // The browser's own check leaves out values that a password manager filled in.
  if (value.length < minLength) return messages.isTooShort(label, minLength);
  return undefined;
}
