import type { IndexShelf } from './index-shelf.ts'
import { wordRanks } from './language/word-ranks.ts'

const lines = [
  '# Visiting us\nWe are open from 9:00 to 17:30 on Monday, and closed on Sunday.',
  '## Prices\n- Adults: $12.50\n- Children under 12: free\nGroups of ten pay €90 together.',
  '## Contact\nPhone: +44 20 7946 0018\nEmail: hello@example.com\nAddress: 1 High Street, Springfield.',
  '## Questions\n### Can I bring my dog?\nYes, dogs are welcome on the terrace, but not inside the house.',
]
const questions = [
  'When are you open on Monday?',
  'How much is a ticket?',
  'Do you take my dog to the lake?',
  'What is the number of the house?',
  'How long is the way around the lake?',
  'Who works in the garden on Sunday?',
]
const documents = 24
/** Of those that are looked at for one question. */
const looked = 6
const sentences = 50
const sentenceWords = 14

/** Answers a few questions nobody asked: the first ones of a thread are slow, and now nobody waits for them. */
export async function practise(shelf: IndexShelf): Promise<void> {
  const words = [...wordRanks('en').keys()]
  const docs = Array.from({ length: documents }, (_, at) => ({
    ID: `practice ${at}`,
    name: `Practice ${at}`,
    content: [...lines.map((line) => `${line} Number ${at} of ${documents}.`), proseOf(words, at)].join(
      '\n\n',
    ),
  }))
  const read = await shelf.wordsOf(docs)
  await shelf.collect('practice', read)
  const { pieces, buckets } = await shelf.pack('practice')
  const kept = new Map((await shelf.packed('practice', 0, buckets)).entries())
  await shelf.open('practice', 'practice', pieces)
  await shelf.put('practice', read.slice(documents / 2))
  for (const [round, question] of questions.entries()) {
    await shelf.rank('practice', await shelf.wanted('practice', question), kept, 10)
    const chosen = docs.slice(round * 3, round * 3 + looked).map((doc) => ({ doc, pieces: [0] }))
    await shelf.ask(chosen, 2_400, question, 3)
  }
  await shelf.drop('practice')
}

/** Sentences of many different words, as real knowledge has them. */
function proseOf(words: readonly string[], seed: number): string {
  const chosen = Array.from({ length: sentences }, (_, sentence) =>
    Array.from({ length: sentenceWords }, (_, at) => {
      const step = (seed * sentences + sentence) * sentenceWords + at
      return words[(step * 17) % (at % 2 === 0 ? 200 : words.length)]
    }).join(' '),
  )
  return chosen.map((sentence) => `${sentence[0]?.toUpperCase()}${sentence.slice(1)}.`).join(' ')
}
