import { invalidFields, limitReached, type Refusal } from '../shared/refusal.ts'
import { fullMessage } from './library.schema.ts'

/** One more than a workspace keeps; `many` as in 'prompts'. */
export function itemLimitReached(limit: number, many: string): Refusal {
  return limitReached(fullMessage(limit, many))
}

/** A function that sends a credential which is gone. */
export const credentialGone = invalidFields({
  credentialId: 'This credential no longer exists. Please choose another one.',
})

/** A function called like another one. */
export const functionNameTaken = invalidFields({ name: 'Another function already has this name.' })

/** An event to deliver while nobody said where. */
export const noEndpoint: Refusal = {
  status: 409,
  code: 'no_endpoint',
  message: 'There is no webhook to send it to. Set one up first.',
}

/** Nobody deletes a credential that functions send. */
export function refuseInUse(users: readonly { name: string }[]): Refusal | undefined {
  if (users.length === 0) return undefined
  const names = users.map(({ name }) => name).join(', ')
  const [which, verb] = users.length === 1 ? ['The function', 'uses'] : ['The functions', 'use']
  const message = `${which} ${names} ${verb} this credential. Choose another one there first.`
  return { status: 409, code: 'in_use', message }
}
