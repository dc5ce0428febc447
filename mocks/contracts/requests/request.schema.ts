import * as z from 'zod/mini'

/** What a visitor wants of the team: to hear from a person, or something about an appointment. */
export const requestWishes = ['contact', 'book', 'move', 'cancel'] as const
export type RequestWish = (typeof requestWishes)[number]

/** Whether the team has dealt with it. */
export const requestStates = ['open', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** Longest detail that is kept, in characters. */
export const requestDetailLimit = 200
/** Longest message that is kept with a request, in characters. */
export const requestMessageLimit = 2000

/** A visitor's request to the team, none of a test chat; a conversation has at most one, which later details complete. */
export const visitorRequestSchema = z.object({
  /** Also the conversation's id. */
  ID: z.string(),
  agentId: z.string(),
  wish: z.enum(requestWishes),
  state: z.enum(requestStates),
  /** As the visitor gave them; '' when not given. */
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  /** What the appointment is about, or which one it is; '' without one. */
  matter: z.string(),
  /** The times that were wished for; '' without any. */
  time: z.string(),
  /** The visitor's own words; '' when there are none beside the details. */
  message: z.string(),
  /** Unix seconds of the first wish. */
  createdAt: z.int(),
  /** Unix seconds of the latest word to it. */
  updatedAt: z.int(),
})
export type VisitorRequest = z.infer<typeof visitorRequestSchema>
