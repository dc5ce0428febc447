import * as z from 'zod/mini'

/** Conversations with the same address or number are counted up to this number, which stands for as many or more. */
export const mostShared = 100

/** How many there are. */
export const sharedConversationsSchema = z.int().check(z.minimum(0), z.maximum(mostShared))

/** Conversations of the same visitor that are shown beside one, the latest of them. */
export const earlierShown = 10
