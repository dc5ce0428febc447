import { ApiError } from '#features/shared/api-error.ts'

/** What to say about a failed creation, and where: on the name, in the drawer, or in a notice. */
export interface CreationFailure {
  place: 'name' | 'drawer' | 'notice'
  message: string
}

/** Puts a failed creation into the specification's words (spec 1 §8). */
export function creationFailure(error: unknown, fromTemplate: boolean): CreationFailure {
  const known = error instanceof ApiError ? error : undefined
  if (known?.status === 401) return { place: 'notice', message: 'You must be logged in to create an agent' }
  const onName = known?.fields.title ?? known?.fields.agentName
  if (onName) return { place: 'name', message: onName }
  const message = known?.message ?? String(error)
  // What to do about it takes longer to read than a notice stays.
  if (known?.code === 'limit_reached') return { place: 'drawer', message }
  return { place: 'notice', message: `${fromTemplate ? 'Error' : 'Error creating agent'}: ${message}` }
}
