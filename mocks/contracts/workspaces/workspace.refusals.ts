import type { Refusal } from '../shared/refusal.ts'

/** Nobody deletes the workspace its owner signed up with. */
export const mainWorkspace: Refusal = {
  status: 403,
  code: 'main_workspace',
  message: 'Your main workspace cannot be deleted.',
}
