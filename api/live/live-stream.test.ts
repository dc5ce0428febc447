import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import type { LiveHub } from './live-hub.ts'
import { createLiveStreams, type LiveRequest } from './live-stream.ts'

const asked = (closed: Promise<void>): Omit<LiveRequest, 'check'> => ({
  stream: {
    ...{ lastEventId: null, closed },
    ...{ send: () => {}, emit: () => {}, finish: () => {}, pipe: () => {} },
  },
  workspace: { region: 'eu', workspaceId: 'workspace' },
  after: null,
  wants: () => true,
  side: 'member',
})

describe('a stream', () => {
  it('ends for whoever was shut out while it was made', async () => {
    let isShutOut = false
    const heard = new Set<() => void>()
    const follow = async () => {
      isShutOut = true
      for (const look of heard) look()
      return { seq: 1, leave: () => {} }
    }
    const hub = { follow } as unknown as LiveHub
    const { serve } = createLiveStreams(hub, { beatMs: 60_000, checkMs: 60_000, pollMs: 0 })
    const serving = serve({
      ...asked(new Promise(() => {})),
      check: async () => {
        if (isShutOut) throw new HttpError(401)
      },
      onChange(look) {
        heard.add(look)
        return () => void heard.delete(look)
      },
    })
    await expect(serving).rejects.toMatchObject({ status: 401 })
    expect(heard.size).toBe(0)
  })

  it('is looked at no more once it is over, though a look was under way when it closed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const leave = vi.fn()
    const hub = { follow: async () => ({ seq: 1, leave }) } as unknown as LiveHub
    const { serve } = createLiveStreams(hub, { beatMs: 1_000, checkMs: 1_000, pollMs: 0 })
    const looks: (() => void)[] = []
    let close = () => {}
    const serving = serve({
      ...asked(
        new Promise((resolve) => {
          close = resolve
        }),
      ),
      check: () => new Promise((resolve) => looks.push(resolve)),
    })
    await vi.advanceTimersByTimeAsync(1_500)
    expect(looks).toHaveLength(1)
    close()
    await serving
    expect(leave).toHaveBeenCalledOnce()
    looks[0]?.()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(looks).toHaveLength(1)
  })
})
