import { Ratings } from '#features/widget/ratings/ratings.tsx'
import type { TransportMessage } from '#features/widget/widget.types.ts'
import type { AnswerRating } from '#mocks/contracts/conversations/answer-rating.ts'

/** An answer with its thumbs under it; any other message as it is. */
export function withRatings(
  message: TransportMessage,
  lang: string,
  rate: (id: string, rating: AnswerRating | null) => Promise<unknown>,
): TransportMessage {
  const { id, role, rating } = message
  if (role !== 'assistant') return message
  return {
    ...message,
    aside: <Ratings rating={rating} rate={(next) => rate(id, next)} lang={lang} />,
  }
}
