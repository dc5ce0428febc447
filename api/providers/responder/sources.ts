import type { Passage } from '#api/knowledge-index/passage.ts'
import type { AnswerSource } from './responder.ts'

/** The pages behind some passages, each once; documents without an address are no link and are left out. */
export function sourcesOf(passages: readonly Pick<Passage, 'title' | 'url'>[]): AnswerSource[] {
  const byUrl = new Map<string, AnswerSource>()
  for (const { title, url } of passages) {
    if (url && !byUrl.has(url)) byUrl.set(url, { title: title || url, url })
  }
  return [...byUrl.values()]
}
