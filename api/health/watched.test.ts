import { describe, expect, it } from 'vitest'
import type { Mail } from '../providers/mail/mail.ts'
import { ModelError } from '../providers/openai/model-error.ts'
import type { Responder, ResponderRequest } from '../providers/responder/responder.ts'
import { createCondition } from './condition.ts'
import { watchedMail, watchedResponder } from './watched.ts'

const message = { to: 'a@example.com', subject: 'x', text: 'x' }

describe('a service that is watched', () => {
  it('fails and recovers with its calls, whose outcome stays theirs', async () => {
    let isDown = true
    const mail: Mail = {
      kind: 'smtp',
      async send() {
        if (isDown) throw new Error('refused')
      },
    }
    const condition = createCondition('serving')
    const watched = watchedMail(mail, condition)
    await expect(watched.send('eu', message)).rejects.toThrow('refused')
    expect(condition.failing()).toEqual(['mail'])
    isDown = false
    await watched.send('eu', message)
    expect(condition.failing()).toEqual([])
  })

  it('is no longer known to fail a quarter of an hour later', () => {
    let now = 0
    const condition = createCondition('serving', () => now)
    condition.failed('files')
    now = 14 * 60_000
    expect(condition.failing()).toEqual(['files'])
    now = 16 * 60_000
    expect(condition.failing()).toEqual([])
  })

  it.each([
    { error: new ModelError('unavailable', 'x'), failing: ['model'] },
    { error: new ModelError('request-refused', 'x'), failing: [] },
    { error: new Error('the visitor left'), failing: [] },
  ])('is a model that fails, not a question that does: $error', async ({ error, failing }) => {
    const responder: Responder = {
      kind: 'openai',
      // biome-ignore lint/correctness/useYield: it fails before its first word
      async *reply() {
        throw error
      },
    }
    const condition = createCondition('serving')
    const reply = watchedResponder(responder, condition).reply({} as ResponderRequest)
    await expect(reply[Symbol.asyncIterator]().next()).rejects.toBe(error)
    expect(condition.failing()).toEqual(failing)
  })
})
