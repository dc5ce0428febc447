import {
  type DialogueAction,
  type DialogueChoice,
  DialogueError,
  type DialogueTurn,
  mostChoices,
} from './dialogue-platform.ts'

type Json = Record<string, unknown>

const longestName = 200
const longestAction = 4000

/**
 * Reads the traces of a turn: texts, spoken messages, cards and carousels as text, buttons as choices, the end.
 * Traces of other types (debugging, pictures, custom actions) say nothing to a visitor of a chat.
 */
export function readTraces(answer: unknown): DialogueTurn {
  const traces = Array.isArray(answer) ? answer : asRecord(answer)?.trace
  if (!Array.isArray(traces))
    throw new DialogueError('bad-answer', 'The platform sent something that is no turn.')
  const turn: DialogueTurn = { texts: [], choices: [], ended: false }
  for (const trace of traces) readTrace(turn, asRecord(trace) ?? {})
  return { ...turn, choices: turn.choices.slice(0, mostChoices) }
}

function readTrace(turn: DialogueTurn, { type, payload }: Json): void {
  const given = asRecord(payload) ?? {}
  switch (type) {
    case 'text':
    case 'speak':
      say(turn, given.message)
      break
    case 'choice':
      offer(turn, given.buttons ?? given.choices)
      break
    case 'cardV2':
      readCard(turn, given)
      break
    case 'carousel':
      for (const card of listOf(given.cards)) readCard(turn, asRecord(card) ?? {})
      break
    case 'end':
      turn.ended = true
      break
  }
}

function readCard(turn: DialogueTurn, { title, description, buttons }: Json): void {
  const said = [textOf(title) && `**${textOf(title)}**`, textOf(asRecord(description)?.text ?? description)]
  say(turn, said.filter(Boolean).join('\n\n'))
  offer(turn, buttons)
}

/** Audio is sent with a message that is markup; nothing of it is words. */
function say(turn: DialogueTurn, message: unknown): void {
  const text = textOf(message)
  if (text !== '' && !/^<audio\b/i.test(text)) turn.texts.push(text)
}

function offer(turn: DialogueTurn, buttons: unknown): void {
  for (const button of listOf(buttons)) {
    const { name, request } = asRecord(button) ?? {}
    const label = textOf(name).replace(/\s+/g, ' ').slice(0, longestName)
    if (label === '') continue
    const url = linkOf(request)
    if (url) turn.texts.push(`[${label.replace(/[[\]]/g, '')}](${url})`)
    else turn.choices.push(choiceOf(label, request))
  }
}

/** A button without an action of its own is what a visitor would have written. */
function choiceOf(name: string, request: unknown): DialogueChoice {
  const { type, payload } = asRecord(request) ?? {}
  const action: DialogueAction =
    typeof type === 'string' && type !== ''
      ? { type, ...(payload !== undefined && { payload }) }
      : { type: 'text', payload: name }
  if (JSON.stringify(action).length > longestAction) return { name, action: { type: 'text', payload: name } }
  return { name, action }
}

/** Where a button leads, when it opens a page. */
function linkOf(request: unknown): string | undefined {
  const actions = listOf(asRecord(asRecord(request)?.payload)?.actions)
  for (const action of actions) {
    const { type, payload } = asRecord(action) ?? {}
    const url = asRecord(payload)?.url
    if (type === 'open_url' && typeof url === 'string' && /^https?:\/\/[^\s()<>]{1,2000}$/i.test(url))
      return url
  }
  return undefined
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function asRecord(value: unknown): Json | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined
}
