import { setImmediate as nextTurn } from 'node:timers/promises'
import { toSearchQuery } from '../knowledge-index/search-query.ts'
import { leadDetailsIn } from '../leads/lead-details.ts'
import { toBlocks } from '../providers/responder/answer-blocks.ts'
import type { Responder } from '../providers/responder/responder.ts'

const question = 'How long is the way around the lake, and is it open on Sunday?'
const text =
  '**The way** around the lake is 7 kilometres long.\n\n- Monday: 9:00 to 17:30\n- Sunday: closed\n\nCall +44 20 7946 0018.'
const agent = { title: '', systemPrompt: '', model: '', temperature: 0, maxTokens: 0, lang: 'en' }
const rounds = 20

/** Reads and answers a question nobody asked, so that the first visitor does not wait for words that are read then. */
export async function practiseAnswers(responder: Responder): Promise<void> {
  const passage = { docId: '', title: '', heading: '', headings: [], text, answer: text, score: 1, lines: [] }
  for (let round = 0; round < rounds; round++) {
    await nextTurn()
    leadDetailsIn(question, { lang: 'en' })
    await nextTurn()
    toSearchQuery(question, [{ role: 'user', content: question }])
    await nextTurn()
    const { signal } = new AbortController()
    const request = { agent, history: [], text: question, passages: [passage], signal }
    for await (const event of responder.reply(request)) if (event.type === 'done') toBlocks(event.text)
  }
}
