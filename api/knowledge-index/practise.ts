import type { IndexShelf } from './index-shelf.ts'

const lines = [
  '# Visiting us\nWe are open from 9:00 to 17:30 on Monday, and closed on Sunday.',
  '## Prices\n- Adults: $12.50\n- Children under 12: free\nGroups of ten pay €90 together.',
  '## Contact\nPhone: +44 20 7946 0018\nEmail: hello@example.com\nAddress: 1 High Street, Springfield.',
  '## Questions\n### Can I bring my dog?\nYes, dogs are welcome on the terrace, but not inside the house.',
]
const questions = ['When are you open on Monday?', 'How much is a ticket?', 'Do you take my dog to the lake?']
const rounds = 40

/** Answers a few questions nobody asked: the first ones of a thread are slow, and now nobody waits for them. */
export async function practise(shelf: IndexShelf): Promise<void> {
  const docs = Array.from({ length: rounds }, (_, round) => ({
    ID: `practice ${round}`,
    name: `Practice ${round}`,
    content: lines.map((line) => `${line} Number ${round} of ${rounds}.`).join('\n\n'),
  }))
  await shelf.put('practice', await shelf.wordsOf(docs))
  for (const question of questions) {
    await shelf.rank('practice', question, 10)
    await shelf.ask(
      docs.map((doc) => ({ doc })),
      2_400,
      question,
      3,
    )
  }
  await shelf.drop('practice')
}
