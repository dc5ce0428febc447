import { queryWords } from '#api/knowledge-index/language/analyse.ts'
import type { Passage } from '#api/knowledge-index/passage.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { toSearchQuery } from '#api/knowledge-index/search-query.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import { pickAnswer } from './pick-answer.ts'
import { pickHeadings } from './pick-headings.ts'
import type { AnswerDone, Responder, ResponderRequest } from './responder.ts'
import { sourcesOf } from './sources.ts'
import { contactsIn } from './talk/contacts-in.ts'
import { hear, languageOf } from './talk/hear.ts'
import { courtesyReply, dontKnow } from './talk/replies.ts'
import { wordsIn } from './talk/words-in.ts'

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
  const usual = spokenLanguage(agent.lang) ?? 'en'
  const heard = hear(text, [usual])
  const written = heard && answerWrittenFor(text, passages)
  if (heard && heard.kind !== 'person' && !written) {
    const courtesy = courtesyReply({ kind: heard.kind, language: heard.language }, agent.title)
    return { type: 'done', text: courtesy, sources: [], known: true }
  }
  const best = written ?? bestPassage(passages, agent.ifKnowsThreshold ?? defaultIfKnowsThreshold)
  if (!best) {
    const honest = dontKnow({
      language: languageOf(text, usual),
      contacts: contactsIn(passages.map((passage) => passage.text)),
      topics: [],
      hasKnowledge: passages.length > 0,
    })
    return { type: 'done', text: honest, sources: [], known: false }
  }
  const words = queryWords(toSearchQuery(text, history))
  const found = pickHeadings(passages, best, words) ?? pickAnswer(best, words)
  return { type: 'done', text: found, sources: sourcesOf([best]), known: true }
}

/** Whoever writes an answer under 'Who are you?' wants it given, not ours. */
function answerWrittenFor(text: string, passages: readonly Passage[]): Passage | undefined {
  const asked = wordsIn(text).join(' ')
  return passages.find(({ heading }) => wordsIn(heading).join(' ') === asked)
}

function bestPassage(passages: readonly Passage[], threshold: number): Passage | undefined {
  const best = passages.reduce<Passage | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined)
  return best && best.score > 0 && best.score >= threshold ? best : undefined
}
