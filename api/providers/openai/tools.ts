/** A function a model may call, as completion endpoints take it. */
export interface ToolDefinition {
  name: string
  description: string
  /** JSON Schema of its arguments: an object. */
  parameters: object
}

/** Functions for one answer. */
export interface Tools {
  offered: readonly ToolDefinition[]
  /** Nothing is lost without them: an endpoint that takes no functions is asked without any. @default false */
  dispensable?: boolean
  /** Whether calling one changes nothing, so that it may be called beside others. */
  reads(name: string): boolean
  /**
   * Calls one, or says that there is none of that name; what comes back is text for the model, also when the call came to nothing.
   * @param json the arguments as the model wrote them
   */
  call(name: string, json: string, signal: AbortSignal): Promise<string>
}

/** A call a model asks for. */
export interface ToolCall {
  id: string
  name: string
  /** JSON, as the model wrote it. */
  arguments: string
}

/** A piece of a call, as it comes in a stream. */
export interface ToolCallPiece {
  index: number
  id?: string
  name?: string
  arguments?: string
}

const longestArguments = 20_000
const mostCalls = 16

/** Reads the pieces of calls in a delta, or the calls in a whole message. */
export function readToolCalls(value: unknown): ToolCallPiece[] {
  if (!Array.isArray(value)) return []
  return value.slice(0, mostCalls).map((item: unknown, position) => {
    const { index, id, function: called } = (item ?? {}) as Record<string, unknown>
    const { name, arguments: given } = (called ?? {}) as Record<string, unknown>
    return {
      index: typeof index === 'number' ? index : position,
      ...(typeof id === 'string' && { id }),
      ...(typeof name === 'string' && { name }),
      ...(typeof given === 'string' && { arguments: given }),
    }
  })
}

/** Puts the pieces of a stream together; a call without a name, or of more than 20,000 characters, is none. */
export class ToolCallAssembly {
  readonly #calls = new Map<number, ToolCall>()

  push(pieces: readonly ToolCallPiece[]): void {
    for (const { index, id, name, arguments: given = '' } of pieces) {
      const call = this.#calls.get(index)
      if (!call && this.#calls.size >= mostCalls) continue
      const before = call ?? { id: '', name: '', arguments: '' }
      const args = (before.arguments + given).slice(0, longestArguments + 1)
      this.#calls.set(index, { id: id ?? before.id, name: name ?? before.name, arguments: args })
    }
  }

  /** The whole calls, in the order of their indexes. */
  calls(): ToolCall[] {
    return [...this.#calls]
      .sort(([one], [other]) => one - other)
      .map(([index, call]) => ({ ...call, id: call.id || `call_${index}` }))
      .filter(({ name, arguments: given }) => name !== '' && given.length <= longestArguments)
  }
}
