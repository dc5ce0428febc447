import { describe, expect, it } from 'vitest'
import { mayTheme } from './may-theme.ts'

describe('colours of an agent’s own', () => {
  it('are for our own hosts', () => expect(mayTheme({ name: 'VoiceGlow', mainHost: true })).toBe(true))
  it('are not for an agency’s', () => expect(mayTheme({ name: 'Northwind', mainHost: false })).toBe(false))
})
