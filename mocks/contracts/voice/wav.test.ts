import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readWav, writeWav } from './wav.ts'

const second = () => writeWav(new Float32Array(16_000).fill(0.5), 16_000)

/** The file with some of its bytes changed. */
function changed(at: number, ...bytes: number[]) {
  const wav = second()
  wav.set(bytes, at)
  return wav
}

describe('WAV', () => {
  it('is read as it was written, louder than loudest included', () => {
    expect(readWav(second())).toEqual({ rate: 16_000, seconds: 1 })
    const loud = writeWav(Float32Array.of(2, -2, 0), 8000)
    expect([...new Int16Array(loud.buffer, 44)]).toEqual([32_767, -32_767, 0])
  })

  it.each([
    ['nothing', new Uint8Array()],
    ['a header alone', second().subarray(0, 44)],
    ['a page', new TextEncoder().encode('<!doctype html>'.repeat(20))],
    ['two channels', changed(22, 2, 0)],
    ['8 bits', changed(34, 8, 0)],
    ['compressed', changed(20, 2, 0)],
    ['samples never taken', changed(24, 1, 0, 0, 0)],
    ['more than it has', changed(40, 255, 255, 255, 127)],
    ['less than it has', changed(40, 2, 0, 0, 0)],
    ['cut short', second().subarray(0, 1000)],
  ])('is not %s', (_, bytes) => expect(readWav(bytes)).toBeNull())

  it('survives any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const facts = readWav(bytes)
        expect(facts === null || facts.seconds > 0).toBe(true)
      }),
    )
  })
})
