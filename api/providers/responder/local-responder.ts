import { queryWords } from '#api/knowledge-index/language/analyse.ts'
import type { Passage } from '#api/knowledge-index/passage.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { toSearchQuery } from '#api/knowledge-index/search-query.ts'
import { smallTalkReply, unknownReply } from './local-phrases.ts'
import { pickAnswer } from './pick-answer.ts'
import { pickHeadings } from './pick-headings.ts'
import type { AnswerDone, Responder, ResponderRequest } from './responder.ts'
import { smallTalkOf } from './small-talk.ts'
import { sourcesOf } from './sources.ts'

/**
 * Answers from the agent's own knowledge without any outside service: the passage's own words with their
 * source, or an honest 'could not find'. It states nothing the knowledge does not say.
 */
export function createLocalResponder(): Responder {
  return {
    kind: 'local',
    async *reply(request) {
      request.signal.throwIfAborted()
      const done = answer(request)
      for (const paragraph of done.text.split(/(?<=\n)/)) {
        request.signal.throwIfAborted()
        yield { type: 'delta', text: paragraph }
      }
      yield done
    },
  }
}

function answer({ agent, history, text, passages }: ResponderRequest): AnswerDone {
  const courtesy = smallTalkOf(text)
  if (courtesy)
    return { type: 'done', text: smallTalkReply(courtesy, agent, passages), sources: [], known: true }
  const best = bestPassage(passages, agent.ifKnowsThreshold ?? defaultIfKnowsThreshold)
  if (!best) return { type: 'done', text: unknownReply(agent, passages), sources: [], known: false }
  const words = queryWords(toSearchQuery(text, history))
  const found = pickHeadings(passages, best, words) ?? pickAnswer(best, words)
  return { type: 'done', text: found, sources: sourcesOf([best]), known: true }
}

function bestPassage(passages: readonly Passage[], threshold: number): Passage | undefined {
  const best = passages.reduce<Passage | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined)
  return best && best.score > 0 && best.score >= threshold ? best : undefined
}
