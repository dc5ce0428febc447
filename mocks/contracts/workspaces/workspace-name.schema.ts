import * as z from 'zod/mini'

/** A workspace's name: some text, cut in switchers (spec 2 §5). */
export const workspaceNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a workspace name.'),
    z.maxLength(100, 'Please keep the name under 100 characters.'),
  )
