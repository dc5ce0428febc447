import { invalidFields, type Refusal } from '../shared/refusal.ts'

/** A stream about nothing. */
export const aboutNothing = invalidFields({ workspaceId: 'Please name a workspace or an agent.' })

/** Somebody else of the workspace answers a conversation. */
export function takenBy(name: string): Refusal {
  return { status: 409, code: 'taken', message: `${name} answers this conversation. Take it over first.` }
}

/** Somebody else of the workspace took a conversation over before the caller did. */
export function takenFirstBy(name: string): Refusal {
  return { status: 409, code: 'taken', message: `${name} was faster and answers this conversation.` }
}

/** Nobody took a conversation over, so its agent answers. */
export const notTaken: Refusal = {
  status: 409,
  code: 'not_taken',
  message: 'The agent answers this conversation. Take it over first.',
}

/** Others changed a conversation each time it was to be changed. */
export const changedTooOften: Refusal = {
  status: 409,
  code: 'changed_too_often',
  message: 'This conversation is being changed by others right now. Please try again.',
}

/** The test chat is the owner's own: there is nobody to be answered. */
export const ofTestChat: Refusal = {
  status: 409,
  code: 'test_chat',
  message: 'This is a test chat. Only conversations with visitors can be taken over.',
}
