import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { describe, expect, it, onTestFinished } from 'vitest'
import { HeedingQueryClient } from './heeding-query-client.ts'

const queryKey = ['documents']

/** A list that is asked for, and answered by hand with what is kept when it was asked. */
function slowList(client: QueryClient) {
  const kept: string[] = []
  const answers: (() => void)[] = []
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () => {
      const asked = [...kept]
      return new Promise<string[]>((resolve) => answers.push(() => resolve(asked)))
    },
  })
  onTestFinished(observer.subscribe(() => {}))
  return { kept, answers, shown: () => observer.getCurrentResult().data }
}

async function changeDuringFirstRead(client: QueryClient) {
  const list = slowList(client)
  list.kept.push('dogs.txt')
  const changed = client.invalidateQueries({ queryKey })
  list.answers[0]?.()
  await expect.poll(list.shown).toEqual([])
  return { ...list, changed }
}

describe('a query client', () => {
  it('reads again what changed while it was read for the first time', async () => {
    const list = await changeDuringFirstRead(new HeedingQueryClient())
    await expect.poll(() => list.answers.length).toBe(2)
    list.answers[1]?.()
    await list.changed
    expect(list.shown()).toEqual(['dogs.txt'])
    expect(list.answers).toHaveLength(2)
  })

  it('of the library alone loses such a change', async () => {
    const list = await changeDuringFirstRead(new QueryClient())
    await list.changed
    expect([list.answers.length, list.shown()]).toEqual([1, []])
  })

  it('does not ask again for what could not be read', async () => {
    const client = new HeedingQueryClient({ defaultOptions: { queries: { retry: false } } })
    let asked = 0
    const queryFn = () => {
      asked += 1
      return Promise.reject(new Error('No.'))
    }
    onTestFinished(new QueryObserver(client, { queryKey, queryFn }).subscribe(() => {}))
    await client.invalidateQueries({ queryKey })
    expect(asked).toBe(1)
  })
})
