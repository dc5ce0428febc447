import { afterEach, describe, expect, it } from 'vitest'
import { createEncoder } from './encode.ts'
import { EncoderBusyError } from './encoder.ts'
import { createEncoderClient } from './encoder-client.ts'
import { maxWaiting, textsAtOnce } from './limits.ts'

describe('encoder on a thread', () => {
  const open: { close(): Promise<void> }[] = []
  function client() {
    const encoder = createEncoderClient()
    open.push(encoder)
    return encoder
  }
  afterEach(async () => {
    for (const encoder of open.splice(0)) await encoder.close()
  })

  it('answers as the encoder itself does, in order, the same text alike each time', async () => {
    const encoder = client()
    const texts = ['Where is my order?', 'Hoe laat gaan jullie open?', 'Where is my order?', '']
    const vectors = await encoder.encode(texts)
    expect(vectors).toHaveLength(4)
    const direct = createEncoder().encode(texts)
    vectors.forEach((vector, i) => {
      expect(vector.reduce((sum, value, j) => sum + value * direct[i]![j]!, 0)).toBeGreaterThan(0.999)
    })
    expect(vectors[2]).toEqual(vectors[0])
    expect(await encoder.encode(texts)).toEqual(vectors)
    expect(await encoder.encode([])).toEqual([])
  })

  it('leaves this thread free, and answers a question before a long list is done', async () => {
    const encoder = client()
    await encoder.encode(['first'])
    const done: string[] = []
    const list = Array.from({ length: textsAtOnce * 20 }, (_, i) => `sentence number ${i} of a long list`)
    const all = encoder.encode(list).then(() => done.push('list'))
    const one = encoder.encode(['a question']).then(() => done.push('question'))
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
    }, 1)
    await Promise.all([all, one])
    clearInterval(timer)
    expect(done).toEqual(['question', 'list'])
    expect(turns).toBeGreaterThan(5)
  })

  it('refuses more than may wait', async () => {
    const texts = Array.from({ length: maxWaiting + 1 }, (_, i) => String(i))
    await expect(client().encode(texts)).rejects.toThrow(EncoderBusyError)
  })

  it('refuses what is asked when it is closed, and after', async () => {
    const encoder = client()
    const asked = encoder.encode(['too late'])
    const refused = expect(asked).rejects.toThrow('closed')
    await encoder.close()
    await refused
    await expect(encoder.encode(['later still'])).rejects.toThrow('closed')
  })
})
