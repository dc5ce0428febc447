import { afterEach, expect, it, vi } from 'vitest'
import { lazyTransport } from './lazy-transport.ts'

vi.mock('./visitor-transport.ts', () => {
  throw new Error('The part could not be loaded.')
})

const unheard = vi.fn()
process.on('unhandledRejection', unheard)
afterEach(() => {
  process.off('unhandledRejection', unheard)
  vi.unstubAllGlobals()
})

it('leaves quietly where its part could not be loaded', async () => {
  vi.stubGlobal('addEventListener', () => {})
  const transport = lazyTransport('https://product.example/agent')
  const history = transport.history()
  transport.leave?.()
  await expect(history).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(unheard).not.toHaveBeenCalled()
})
