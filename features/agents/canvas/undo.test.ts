import { describe, expect, it } from 'vitest'
import { beginHistory, record, redo, undo, undoSteps } from './undo.ts'

describe('undo and redo', () => {
  it('goes back and forth', () => {
    const two = record(record(beginHistory('a'), 'b'), 'c')
    expect(undo(two).present).toBe('b')
    expect(undo(undo(undo(two))).present).toBe('a')
    expect(redo(undo(two)).present).toBe('c')
    expect(redo(two)).toEqual(two)
  })

  it('what is done after going back replaces what was taken back', () => {
    const branched = record(undo(record(beginHistory('a'), 'b')), 'c')
    expect(branched.future).toEqual([])
    expect(undo(branched).present).toBe('a')
  })

  it('one drag and one field typed into are one step each', () => {
    let history = record(beginHistory('a'), 'b', 'drag n1')
    history = record(history, 'c', 'drag n1')
    history = record(history, 'd', 'type n1')
    expect(undo(history).present).toBe('c')
    expect(undo(undo(history)).present).toBe('a')
  })

  it('a step taken back is not gone on with', () => {
    const typed = record(record(beginHistory('a'), 'b', 'type'), 'c', 'other')
    expect(undo(record(undo(typed), 'd', 'type')).present).toBe('b')
  })

  it('forgets what is older than its limit', () => {
    let history = beginHistory(0)
    for (let step = 1; step <= undoSteps + 5; step += 1) history = record(history, step)
    expect(history.past).toHaveLength(undoSteps)
  })

  it('nothing done is no step', () => {
    const history = beginHistory('a')
    expect(record(history, 'a')).toBe(history)
  })
})
