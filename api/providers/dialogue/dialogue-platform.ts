/** What a visitor did: opened the conversation, wrote, or chose what the platform offered. */
export interface DialogueAction {
  /** `launch`, `text`, or the type of an offered choice. */
  type: string
  payload?: unknown
}

/** Something a visitor can choose instead of writing. */
export interface DialogueChoice {
  name: string
  action: DialogueAction
}

/** What the platform answered one action with. */
export interface DialogueTurn {
  /** What the agent says, in Markdown, in order. */
  texts: string[]
  /** What it offers now, at most `mostChoices`. */
  choices: DialogueChoice[]
  /** The conversation is over; the next one begins with `launch`. */
  ended: boolean
}

/** Most choices that are remembered of a turn. */
export const mostChoices = 20

/** One action of one visitor. */
export interface DialogueRequest {
  /** The agent's key on the platform. */
  key: string
  /** Names the visitor's state there, at most 128 characters. */
  userId: string
  action: DialogueAction
  signal: AbortSignal
}

/** A platform that keeps the state of a conversation and answers actions. Throws a `DialogueError`. */
export interface DialoguePlatform {
  interact(request: DialogueRequest): Promise<DialogueTurn>
}

/** Why a platform gave no answer. Its message never holds the key or the platform's own words. */
export class DialogueError extends Error {
  /** `refused`: the key opens nothing there. */
  readonly code: 'refused' | 'busy' | 'timeout' | 'unavailable' | 'bad-answer'

  constructor(code: DialogueError['code'], message: string) {
    super(message)
    this.name = 'DialogueError'
    this.code = code
  }
}
