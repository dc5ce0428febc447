import { describe, expect, it } from 'vitest'
import type { AutomationRun } from '#mocks/contracts/library/automation.schema.ts'
import { durationWords, pollAfter, progressWords, resultWords } from './automation-words.ts'

const run: AutomationRun = {
  ID: 'run',
  state: 'running',
  trigger: 'hand',
  pagesRead: 7,
  pagesFound: 30,
  pagesNew: 0,
  pagesChanged: 0,
  pagesRemoved: 0,
  message: '',
  startedAt: 100,
  finishedAt: null,
}

describe('progressWords', () => {
  it.each([
    [{ state: 'queued' as const }, 'Waiting for its turn'],
    [{ pagesFound: 0 }, 'Opening the site'],
    [{}, '7 of 30 pages'],
    [{ pagesRead: 1, pagesFound: 1 }, '1 of 1 page'],
  ])('%j reads %s', (part, words) => {
    expect(progressWords({ ...run, ...part })).toBe(words)
  })
})

describe('resultWords', () => {
  it.each([
    [{}, '7 pages: nothing new'],
    [{ pagesRead: 1, pagesNew: 1 }, '1 page: 1 new'],
    [{ pagesNew: 2, pagesChanged: 3, pagesRemoved: 1 }, '7 pages: 2 new, 3 changed, 1 removed'],
  ])('%j reads %s', (part, words) => {
    expect(resultWords({ ...run, ...part })).toBe(words)
  })
})

describe('durationWords', () => {
  it('counts on while it runs, and never below nothing', () => {
    expect(durationWords(run, 141_900)).toBe('41 s')
    expect(durationWords(run, 0)).toBe('0 s')
    expect(durationWords({ ...run, finishedAt: 165 }, 999_000)).toBe('1 min 5 s')
  })
})

describe('pollAfter', () => {
  it('asks again only while something runs', () => {
    expect(pollAfter([null, { ...run, state: 'done' }])).toBe(false)
    expect(pollAfter([null, { ...run, state: 'queued' }])).toBeGreaterThan(0)
  })
})
