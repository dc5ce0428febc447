import { expect, it } from 'vitest'
import { type EventFrame, readEvents } from './read-events.ts'

/** What a stream that arrives in these pieces says. */
async function framesOf(...pieces: string[]) {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })
  const frames: EventFrame[] = []
  for await (const frame of readEvents(new Response(body))) frames.push(frame)
  return frames
}

it('reads frames wherever the network cuts them', async () => {
  expect(await framesOf(':\n\nid: 1\nda', 'ta: {"a":"b: c"}\n', '\nid: 2\n\n')).toEqual([
    { id: '', event: 'message', data: '' },
    { id: '1', event: 'message', data: '{"a":"b: c"}' },
    { id: '2', event: 'message', data: '' },
  ])
})

it('tells why a stream is over, and leaves out what broke off', async () => {
  expect(await framesOf('event: end\ndata: {"status":403}\n\nid: 3\nda')).toEqual([
    { id: '', event: 'end', data: '{"status":403}' },
  ])
})
