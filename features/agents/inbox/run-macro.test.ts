import { describe, expect, it } from 'vitest'
import type { Macro } from '#mocks/contracts/inbox/settings.schema.ts'
import { buildInboxSettings } from '#mocks/fixtures/inbox/inbox.fixtures.ts'
import { macroChange, macroReply, whyNoReply } from './run-macro.ts'

const settings = buildInboxSettings()
const macro: Macro = { ID: 'macro-0000000009', name: 'x', change: { addTags: ['a'] } }
const replying: Macro = { ...macro, cannedId: settings.canned[0]!.ID }

describe('a macro', () => {
  it('counts a snooze from when it is pressed', () => {
    expect(macroChange({ ...macro, snooze: 'hour' }, 1000)).toEqual({ addTags: ['a'], snoozedUntil: 4600 })
    expect(macroChange(macro, 1000)).toEqual({ addTags: ['a'] })
  })

  it('sends its reply where its presser answers, the reply is there and replies are on', () => {
    expect(macroReply(replying, settings)?.name).toBe('hours')
    expect(whyNoReply(macro, settings, false)).toBeUndefined()
    expect(whyNoReply(replying, settings, true)).toBeUndefined()
    expect(whyNoReply(replying, settings, false)).toContain('take the conversation over')
    expect(whyNoReply(replying, { ...settings, canned: [] }, true)).toContain('not there any more')
    expect(whyNoReply(replying, { ...settings, enableCannedResponses: false }, true)).toContain('turned off')
  })
})
