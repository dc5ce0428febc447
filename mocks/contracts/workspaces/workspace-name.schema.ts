import * as z from 'zod/mini'

/** Longest name of a workspace, in characters. */
export const longestWorkspaceName = 100

/** A workspace's name: some text, cut in switchers (spec 2 §5). */
export const workspaceNameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Please enter a workspace name.'),
    z.maxLength(longestWorkspaceName, `Please keep the name under ${longestWorkspaceName} characters.`),
  )
