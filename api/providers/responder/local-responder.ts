import type { Passage } from '#api/knowledge-index/passage.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { spokenLanguage } from '#mocks/contracts/shared/spoken-language.ts'
import type { AnswerDone, Responder, ResponderRequest } from './responder.ts'
import { restsOn } from './sources.ts'
import { bareQuestion } from './talk/bare-question.ts'
import { contactsIn } from './talk/contacts-in.ts'
import { type Heard, hearMessage, hearNamed, languageOf } from './talk/hear.ts'
import { courtesyReply, dontKnow, perhaps } from './talk/replies.ts'
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

/** From here on a passage is shown as what may be meant; below, nothing is. */
const mayBeMeantFrom = 0.3

function answer({ agent, text, passages }: ResponderRequest): AnswerDone {
  const usual = spokenLanguage(agent.lang) ?? 'en'
  const heard = hearMessage(text, [usual])
  const written = answerWrittenFor(text, passages)
  const courtesy = written ? null : returned(heard, agent.title)
  if (courtesy) return courtesy
  const best = written ?? bestPassage(passages)
  const threshold = agent.ifKnowsThreshold ?? defaultIfKnowsThreshold
  if (best && (best === written || best.score >= threshold)) {
    return {
      type: 'done',
      text: best.answer || best.text,
      ...restsOn(best.answerFrom ?? [best]),
      known: true,
    }
  }
  // 'Hi Anna' greets by name, where no Anna is what the knowledge tells of.
  const named = returned(hearNamed(text, [usual]), agent.title)
  if (named) return named
  const language = languageOf(text, usual)
  const contacts = contactsIn(passages.map((passage) => passage.text))
  if (best?.answer && best.score >= Math.min(mayBeMeantFrom, threshold)) {
    const guess = perhaps({ language, quote: best.answer, contacts })
    return { type: 'done', text: guess, ...restsOn(best.answerFrom ?? [best]), known: false }
  }
  const honest = dontKnow({ language, contacts, topics: [], hasKnowledge: passages.length > 0 })
  return { type: 'done', text: honest, sources: [], known: false }
}

/** A courtesy returned; null where none was heard. A wish for a person is a request. */
function returned(heard: Heard | null, title: string): AnswerDone | null {
  if (!heard || heard.kind === 'person') return null
  const text = courtesyReply({ kind: heard.kind, language: heard.language }, title)
  return { type: 'done', text, sources: [], known: true }
}

/** What somebody wrote below the very words that are asked is the answer, small talk or not. */
function answerWrittenFor(text: string, passages: readonly Passage[]): Passage | undefined {
  const asked = [text, bareQuestion(text)].map((words) => wordsIn(words).join(' ')).filter(Boolean)
  return passages.find(({ heading }) => asked.includes(wordsIn(heading).join(' ')))
}

function bestPassage(passages: readonly Passage[]): Passage | undefined {
  const best = passages.reduce<Passage | undefined>((a, b) => (a && a.score >= b.score ? a : b), undefined)
  return best && best.score > 0 ? best : undefined
}
