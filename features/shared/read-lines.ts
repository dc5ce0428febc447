/** A line of a progress answer: an event, or the final status and body. */
export type ProgressLine = { event: unknown } | { status: number; body: unknown }

/** Reads an `application/x-ndjson` answer line by line; blank lines are heartbeats. */
export async function* readLines(response: Response): AsyncGenerator<ProgressLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      const lines = (rest + (value ?? '')).split('\n')
      rest = done ? '' : (lines.pop() ?? '')
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as ProgressLine
      if (done) return
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}
