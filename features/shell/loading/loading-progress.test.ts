import { describe, expect, it } from 'vitest'
import { type LoadingMilestone, loadingStage, nextProgress } from './loading-progress.ts'

function barAfter(ticks: number, reached: LoadingMilestone, from = 0, random = 0.5): number {
  let progress = from
  for (let tick = 0; tick < ticks; tick += 1) progress = nextProgress(progress, reached, random)
  return progress
}

describe('the loading bar', () => {
  it('waits where the work stands', () => {
    expect(barAfter(100, 'started')).toBe(24)
    expect(barAfter(100, 'session')).toBe(49)
    expect(barAfter(100, 'agents')).toBe(85)
  })

  it('jumps on when the work is further than the bar', () => {
    expect(barAfter(1, 'session', 3)).toBe(25)
    expect(barAfter(1, 'screen', 3)).toBe(100)
  })

  it('never goes back', () => {
    expect(nextProgress(10, 'started', 0)).toBeGreaterThan(10)
    expect(nextProgress(24, 'started', 1)).toBe(24)
  })

  it.each([
    [0, 'Initializing'],
    [24.9, 'Initializing'],
    [25, 'Loading agents'],
    [49.9, 'Loading agents'],
    [50, 'Preparing navigation'],
    [75, 'Almost ready'],
    [99.9, 'Almost ready'],
    [100, 'Welcome'],
  ])('at %d percent says %s', (progress, words) => expect(loadingStage(progress)).toBe(words))
})
