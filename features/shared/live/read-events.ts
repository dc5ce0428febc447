/** One frame of server-sent events. */
export interface EventFrame {
  /** '' where the frame has none. */
  id: string
  /** @default 'message' */
  event: string
  /** '' where it only tells where to go on from. */
  data: string
}

/** Reads server-sent events as they arrive; ends when the stream does. */
export async function* readEvents(response: Response): AsyncGenerator<EventFrame> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) return
  let rest = ''
  try {
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      const frames = (rest + value).split('\n\n')
      rest = frames.pop() ?? ''
      for (const frame of frames) yield parse(frame)
    }
  } finally {
    reader.cancel().catch(() => undefined)
  }
}

function parse(frame: string): EventFrame {
  const parsed: EventFrame = { id: '', event: 'message', data: '' }
  for (const line of frame.split('\n')) {
    const at = line.indexOf(':')
    const name = line.slice(0, at)
    if (name === 'id' || name === 'event' || name === 'data') parsed[name] = line.slice(at + 1).trimStart()
  }
  return parsed
}
