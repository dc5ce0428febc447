import * as z from 'zod/mini'

/** An agent's key on the compatible platform, as it is pasted. */
export const platformKeySchema = z
  .string('Please enter the key.')
  .check(
    z.trim(),
    z.minLength(10, 'Please enter the whole key.'),
    z.maxLength(300, 'Please use at most 300 characters.'),
    z.regex(/^[\x21-\x7e]+$/, 'A key cannot contain spaces, line breaks or special characters.'),
  )
