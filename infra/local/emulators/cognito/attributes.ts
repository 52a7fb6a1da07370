import { invalidParameter } from './cognito-error.ts';

/** The attributes that every pool has (developer guide, "Working with user attributes"). */
const standardAttributes = new Set(
  `address birthdate email email_verified family_name gender given_name locale middle_name name
   nickname phone_number phone_number_verified picture preferred_username profile updated_at website
   zoneinfo`.split(/\s+/),
);
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string) => emailPattern.test(text);

type AttributeList = readonly { readonly Name: string; readonly Value: string }[];

/**
 * Reads the attributes of a request into a record.
 * @throws InvalidParameterException for an attribute that is not in the schema or is read-only
 */
export function readAttributes(list: AttributeList): Record<string, string> {
  for (const { Name, Value } of list) {
    if (Name === 'sub') throw invalidParameter('Cannot modify the non-mutable attribute sub');
    if (!standardAttributes.has(Name)) {
      throw invalidParameter(
        `Attributes did not conform to the schema: ${Name}: Attribute does not exist in the schema.\n`,
      );
    }
    if (Name === 'email' && !isEmail(Value)) {
      throw invalidParameter('Invalid email address format.');
    }
  }
  return Object.fromEntries(list.map(({ Name, Value }) => [Name, Value]));
}
