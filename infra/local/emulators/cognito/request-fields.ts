import * as z from 'zod';

/** Members that many calls share, with the limits of Cognito's API reference. */
export const poolFields = { UserPoolId: z.string() };

const username = z
  .string()
  .min(1, 'Member must have length greater than or equal to 1')
  .max(128, 'Member must have length less than or equal to 128');
export const userFields = { ...poolFields, Username: username };

const groupName = z
  .string()
  .min(1, 'Member must have length greater than or equal to 1')
  .max(128, 'Member must have length less than or equal to 128');
export const groupFields = { ...poolFields, GroupName: groupName };
export const membershipFields = { ...userFields, GroupName: groupName };

/** The size of a page: at most 60, which is also the default. */
export const limit = z
  .int()
  .min(0, 'Member must have value greater than or equal to 0')
  .max(60, 'Member must have value less than or equal to 60')
  .optional();

export const attributeList = z.array(z.object({ Name: z.string(), Value: z.string().default('') }));
