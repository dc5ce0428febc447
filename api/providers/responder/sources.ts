import type { Passage } from '#api/knowledge-index/passage.ts'
import type { AnswerDocument, AnswerSource } from './responder.ts'

type Held = Pick<Passage, 'docId' | 'title' | 'url'>

/** What an answer rests on: pages with their address, each once, and documents that have none. */
export function restsOn(passages: readonly Held[]): {
  sources: AnswerSource[]
  documents?: AnswerDocument[]
} {
  const byUrl = new Map<string, AnswerSource>()
  const byId = new Map<string, AnswerDocument>()
  for (const { docId, title, url } of passages) {
    if (!url) byId.set(docId, { documentId: docId, title })
    else if (!byUrl.has(url)) byUrl.set(url, { title: title || url, url })
  }
  return { sources: [...byUrl.values()], ...(byId.size > 0 && { documents: [...byId.values()] }) }
}
