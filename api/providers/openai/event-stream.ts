import { ModelError } from './model-error.ts'

const longestLine = 256 * 1024

/** The `data` of each server-sent event; pieces, line ends (LF, CRLF, CR) and comments fall where they may. */
export async function* readEventData(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let data: string[] = []
  for await (const line of readLines(chunks)) {
    if (line === '') {
      if (data.length > 0) yield data.join('\n')
      data = []
    } else if (line.startsWith('data:')) {
      data.push(line.slice(line.charAt(5) === ' ' ? 6 : 5))
    }
  }
  // Some servers close right after the last line without the blank one that ends an event.
  if (data.length > 0) yield data.join('\n')
}

async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of chunks) {
    const text = rest + decoder.decode(chunk, { stream: true })
    // A CR at the very end may be half of a CRLF: it waits for the next piece.
    const settled = text.endsWith('\r') ? text.length - 1 : text.length
    const lines = text.slice(0, settled).split(/\r\n|\n|\r/)
    rest = (lines.pop() ?? '') + text.slice(settled)
    if (rest.length > longestLine) throw new ModelError('bad-answer', 'The model sent a line without an end.')
    yield* lines
  }
  yield* (rest + decoder.decode()).split(/\r\n|\n|\r/)
}
