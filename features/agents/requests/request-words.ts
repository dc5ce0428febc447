import type { RequestWish } from '#mocks/contracts/requests/request.schema.ts'

/** What a visitor wants, in words. */
export const wishWords: Record<RequestWish, string> = {
  contact: 'Would like to hear from you',
  book: 'Would like an appointment',
  move: 'Would like to move an appointment',
  cancel: 'Would like to cancel an appointment',
}
