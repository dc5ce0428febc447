import { expect, it } from 'vitest'
import { giveOwnStorage } from './own-page.ts'

it('gives two stories on one page a storage each', () => {
  const [one, other] = [{}, {}] as [Window, Window]
  giveOwnStorage(one)
  giveOwnStorage(other)
  one.localStorage.setItem('notice', 'Signed in')
  one.sessionStorage.setItem('step', '2')
  expect([one.localStorage.getItem('notice'), one.localStorage.length]).toEqual(['Signed in', 1])
  expect([other.localStorage.getItem('notice'), other.sessionStorage.length]).toEqual([null, 0])
  one.localStorage.clear()
  expect([one.localStorage.getItem('notice'), one.sessionStorage.getItem('step')]).toEqual([null, '2'])
})
