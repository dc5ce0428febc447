import { ApiError } from '#features/shared/api-error.ts'
import { readLines } from '#features/shared/read-lines.ts'
import type { SendOptions } from '#features/widget/widget.types.ts'
import type { Answer, AnswerEvent } from '#mocks/contracts/conversations/message.schema.ts'

/** Reads an answer sent at once or in lines (NDJSON). Throws an ApiError for anything that is no answer. */
export async function readAnswer(
  response: Response,
  { onDelta, onLookingUp }: Pick<SendOptions, 'onDelta' | 'onLookingUp'>,
): Promise<Answer> {
  if (!response.headers.get('content-type')?.startsWith('application/x-ndjson')) return readBody(response)
  for await (const line of readLines(response)) {
    if ('event' in line) {
      const { delta, lookingUp } = line.event as AnswerEvent
      if (lookingUp) onLookingUp?.()
      else onDelta(delta)
    } else if (line.status < 400) return line.body as Answer
    else throw new ApiError(line.status, line.body as object)
  }
  throw new ApiError(0, {})
}

/** Reads a JSON answer. Throws an ApiError for a refusal. */
export async function readBody<T>(response: Response): Promise<T> {
  const body = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return body
  throw new ApiError(response.status, body ?? {}, Number(response.headers.get('retry-after')) || undefined)
}
