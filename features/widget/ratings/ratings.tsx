import './ratings.css'
import { useState } from 'react'
import { type AnswerRating, answerRatings } from '#mocks/contracts/conversations/answer-rating.ts'
import { ratingTextsFor } from '#mocks/contracts/embed/widget-words/rating-texts.ts'
import { Icon } from '../icon.tsx'
import { useWords } from '../words-context.ts'

export interface RatingsProps {
  /** What the visitor said of the answer before. */
  rating: AnswerRating | undefined
  /** Keeps it; null takes it back. */
  rate: (rating: AnswerRating | null) => Promise<unknown>
  /** Language of the agent. */
  lang: string
}

const thumb = 'M7 11v9H4v-9zm0 0 4-7a2 2 0 0 1 2 2v4h5a2 2 0 0 1 2 2.3l-1.2 6a2 2 0 0 1-2 1.7H7'

/** Thumbs under an answer: pressed again, one is taken back. What could not be kept is shown as it was. */
export function Ratings({ rating, rate, lang }: RatingsProps) {
  const texts = ratingTextsFor(lang)
  const words = useWords()
  const [own, setOwn] = useState<AnswerRating | null>()
  const [failed, setFailed] = useState(false)
  const shown = own === undefined ? rating : own

  async function press(pressed: AnswerRating) {
    const next = shown === pressed ? null : pressed
    setFailed(false)
    setOwn(next)
    try {
      await rate(next)
    } catch {
      setOwn(shown ?? null)
      setFailed(true)
    }
  }

  return (
    <div className="vg-widget__ratings">
      {answerRatings.map((each) => (
        <button
          key={each}
          type="button"
          data-rating={each}
          aria-label={texts[each]}
          title={texts[each]}
          aria-pressed={shown === each}
          onClick={() => void press(each)}
        >
          <Icon path={thumb} />
        </button>
      ))}
      <span role="status">{failed ? words.wait : shown ? texts.thanks : ''}</span>
    </div>
  )
}
