import { expect, it, vi } from 'vitest'
import { ApiError } from '#features/shared/api-error.ts'
import { createMacroRuns } from './macro-runs.ts'

/** A reply that is sent, followed by a change that ends so. */
function pressing(...ends: (Error | undefined)[]) {
  const run = createMacroRuns()
  const sent: { text: string; clientId: string }[] = []
  const change = vi.fn(async () => {
    const end = ends.shift()
    if (end) throw end
  })
  const send = async (message: { text: string; clientId: string }) => void sent.push(message)
  const press = (text = 'We open at seven.') => run({ macroId: 'macro-0000000001', text, send, change })
  return { press, sent }
}

it('sends its reply anew after the change was refused', async () => {
  const { press, sent } = pressing(new ApiError(422, { message: 'This tag is not offered.' }))
  await expect(press()).rejects.toThrow('This tag is not offered.')
  await press()
  expect(sent[1]?.clientId).not.toBe(sent[0]?.clientId)
})

it.each([new ApiError(0, {}), new ApiError(503, {}), new ApiError(429, {})])(
  'is known by the same id when it is tried again after %s',
  async (error) => {
    const { press, sent } = pressing(error)
    await expect(press()).rejects.toBe(error)
    await press()
    expect(sent[1]).toEqual(sent[0])
  },
)

it('sends another text as another message, and each press that went well by itself', async () => {
  const { press, sent } = pressing(new ApiError(503, {}))
  await expect(press()).rejects.toThrow()
  await press('We open at eight.')
  await press('We open at eight.')
  expect(new Set(sent.map(({ clientId }) => clientId)).size).toBe(3)
})
