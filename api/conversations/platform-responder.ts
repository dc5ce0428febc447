import { keyRefusedByPlatform, notConnectedToPlatform } from '#mocks/contracts/agents/platform.refusals.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { createPlatformKeys } from '../agents/platform-keys.ts'
import type { Deps } from '../deps.ts'
import { HttpError, refused } from '../http/http-error.ts'
import {
  type DialogueAction,
  type DialogueChoice,
  DialogueError,
  type DialogueTurn,
} from '../providers/dialogue/dialogue-platform.ts'
import { createDialoguePlatform } from '../providers/dialogue/http-dialogue-platform.ts'
import type { Responder, ResponderEvent } from '../providers/responder/responder.ts'
import type { Doc, DocStore } from '../store/store.ts'

/** Where a conversation on the compatible platform stands; `_id` is the conversation's. */
export interface DialogueDoc extends Doc {
  agentId: string
  /** What was offered last. An action is kept as JSON, as its keys may be any. */
  choices: { name: string; action: string }[]
  ended: boolean
  /** Unix milliseconds of the last turn. */
  at: number
}

/** Whose turn it is. */
interface PlatformQuestion {
  region: Region
  agent: { ID: string }
  conversationId: string
  channel: 'widget' | 'test'
}

/** Said when the platform ends a conversation without a word. */
const overWords = 'This conversation is over. Write again to start a new one.'

/**
 * Answers as an agent of the compatible platform: the visitor's words, or the choice they name, go to that platform
 * under the agent's key, and what it says comes back. Each conversation is a visitor of its own there.
 */
export function createPlatformResponder(deps: Pick<Deps, 'stores' | 'now' | 'config' | 'log'>) {
  const keys = createPlatformKeys(deps)
  const dialogues = (region: Region): DocStore<DialogueDoc> => deps.stores[region].collection('dialogues')

  async function takeTurn(
    question: PlatformQuestion,
    text: string,
    signal: AbortSignal,
  ): Promise<DialogueTurn> {
    const { region, agent, conversationId, channel } = question
    const key = await keys.open(region, agent.ID)
    if (key === null) throw notConnected(channel)
    const userId = `${agent.ID}.${conversationId}`
    const platform = createDialoguePlatform({ baseUrl: deps.config.dialogueUrl })
    const interact = (action: DialogueAction) => platform.interact({ key, userId, action, signal })
    const before = await dialogues(region).findOne({ _id: conversationId })
    const opened = !before || before.ended ? await interact({ type: 'launch' }) : null
    const offered = opened ? opened.choices : (before?.choices.map(parseChoice) ?? [])
    // An agent that only ever opens has nothing to be asked.
    const answered = opened?.ended ? null : await interact(actionOf(text, offered))
    const turn: DialogueTurn = {
      texts: [...(opened?.texts ?? []), ...(answered?.texts ?? [])],
      choices: answered?.choices ?? [],
      ended: answered?.ended ?? true,
    }
    const choices = turn.choices.map(({ name, action }) => ({ name, action: JSON.stringify(action) }))
    const fields = { agentId: agent.ID, choices, ended: turn.ended, at: deps.now() }
    await dialogues(region).updateOne({ _id: conversationId }, { $set: fields }, { upsert: true })
    return turn
  }

  /** A responder for one question. */
  return function platformResponder(question: PlatformQuestion): Responder {
    return {
      kind: 'local',
      async *reply({ text, signal }): AsyncGenerator<ResponderEvent> {
        const said = await takeTurn(question, text, signal)
          .then(wordsOf)
          .catch((error: unknown) => {
            if (!(error instanceof DialogueError)) throw error
            deps.log.warn(
              { agent: question.agent.ID, code: error.code, reason: error.message },
              'platform.failed',
            )
            throw failed(error, question.channel)
          })
        yield { type: 'delta', text: said }
        yield { type: 'done', text: said, sources: [], known: true }
      },
    }
  }
}

/** What a visitor's words are: a choice when they name one, by its words or its number. */
function actionOf(text: string, choices: readonly DialogueChoice[]): DialogueAction {
  const typed = fold(text)
  const chosen =
    choices.find(({ name }) => fold(name) === typed) ??
    (/^\d{1,2}$/.test(typed) ? choices[Number(typed) - 1] : undefined)
  return chosen?.action ?? { type: 'text', payload: text }
}

function fold(text: string): string {
  return text
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[.!?\s]+$/u, '')
    .trim()
}

function wordsOf({ texts, choices, ended }: DialogueTurn): string {
  const offers = choices.map(({ name }, index) => `${index + 1}. ${name}`).join('\n')
  const said = [...texts, offers].filter(Boolean).join('\n\n')
  if (said !== '') return said
  if (ended) return overWords
  throw new DialogueError('bad-answer', 'The platform said nothing.')
}

function parseChoice({ name, action }: DialogueDoc['choices'][number]): DialogueChoice {
  return { name, action: JSON.parse(action) as DialogueAction }
}

/** An agent without a key says so to its owner; a visitor learns that it cannot answer. */
function notConnected(channel: PlatformQuestion['channel']): HttpError {
  if (channel === 'test') return refused(notConnectedToPlatform)
  return unavailable()
}

function failed({ code }: DialogueError, channel: PlatformQuestion['channel']): HttpError {
  if (code === 'refused' && channel === 'test') return refused(keyRefusedByPlatform)
  return unavailable()
}

function unavailable(): HttpError {
  return new HttpError(503, {
    code: 'platform_unavailable',
    message: 'The agent cannot answer right now. Please try again.',
  })
}
