import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readEventData } from './event-stream.ts'

async function read(chunks: Uint8Array[]): Promise<string[]> {
  async function* stream() {
    yield* chunks
  }
  const data: string[] = []
  for await (const one of readEventData(stream())) data.push(one)
  return data
}

const encode = (text: string) => new TextEncoder().encode(text)

describe('readEventData', () => {
  it.each([
    ['data: a\n\ndata: b\n\n', ['a', 'b']],
    ['data: a\r\n\r\ndata:b\r\n\r\n', ['a', 'b']],
    ['data: a\r\rdata: b\r\r', ['a', 'b']],
    [': ping\n\nevent: x\nid: 1\ndata: a\ndata: b\n\n', ['a\nb']],
    ['data: last', ['last']],
    ['', []],
  ])('%j', async (text, data) => expect(await read([encode(text)])).toEqual(data))

  it('does not depend on where the bytes are cut', async () => {
    const bytes = encode('data: {"a":"ö☕😀"}\r\n\r\n: x\r\ndata: 2\r\n\r\n')
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 20 }), async (sizes) => {
        const chunks: Uint8Array[] = []
        let at = 0
        for (const size of sizes) {
          chunks.push(bytes.subarray(at, at + size))
          at += size
        }
        chunks.push(bytes.subarray(at))
        expect(await read(chunks)).toEqual(['{"a":"ö☕😀"}', '2'])
      }),
    )
  })

  it('refuses a line without an end', async () => {
    await expect(read([encode(`data: ${'x'.repeat(300_000)}`)])).rejects.toMatchObject({ code: 'bad-answer' })
  })
})
