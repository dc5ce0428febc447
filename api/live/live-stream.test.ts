import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { LiveHub } from './live-hub.ts'
import { createLiveStreams } from './live-stream.ts'

describe('a stream', () => {
  it('is looked at no more once it is over, though a look was under way when it closed', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const leave = vi.fn()
    const hub = { follow: async () => ({ seq: 1, leave }) } as unknown as LiveHub
    const { serve } = createLiveStreams(hub, { beatMs: 1_000, checkMs: 1_000, pollMs: 0 })
    const looks: (() => void)[] = []
    let close = () => {}
    const serving = serve({
      stream: {
        lastEventId: null,
        send: () => {},
        emit: () => {},
        finish: () => {},
        pipe: () => {},
        closed: new Promise<void>((resolve) => {
          close = resolve
        }),
      },
      workspace: { region: 'eu', workspaceId: 'workspace' },
      after: null,
      wants: () => true,
      side: 'member',
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
