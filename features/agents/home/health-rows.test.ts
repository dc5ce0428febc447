import { expect, it } from 'vitest'
import { knowledgeRow, modelRow, webhooksRow } from './health-rows.ts'

const knowledgeOf = (documents: number, failed: number, unread: number) =>
  knowledgeRow({ knowledge: { documents, failed, unread }, answersBy: 'model' })

it('calls all documents read where they are', () => {
  expect(knowledgeOf(12, 0, 0)).toMatchObject({ detail: '12 documents, all read.', badge: { words: 'Fine' } })
  expect(knowledgeOf(1, 0, 0).detail).toBe('1 document, read.')
  expect(knowledgeOf(0, 0, 0)).toMatchObject({ badge: { words: 'Empty' } })
  expect(knowledgeOf(12, 0, 3).detail).toBe('9 of 12 documents read. 3 documents are still being read.')
  expect(knowledgeOf(12, 2, 1).detail).toBe(
    '2 of 12 documents could not be read. 1 document is still being read.',
  )
})

it('asks no documents of an agent of another platform', () => {
  const knowledge = { documents: 0, failed: 0, unread: 0 }
  expect(knowledgeRow({ knowledge, answersBy: 'platform' })).not.toHaveProperty('badge')
})

it('calls a model fine where one is asked', () => {
  expect(modelRow({ trouble: null, answersBy: 'model' }).badge?.words).toBe('Fine')
  expect(modelRow({ trouble: null, answersBy: 'knowledge' }).badge?.words).toBe('Not used')
  expect(modelRow({ trouble: null, answersBy: 'platform' })).not.toHaveProperty('badge')
})

it('tells of events that did not arrive, and of an endpoint that is gone', () => {
  expect(webhooksRow({ undelivered: 0, isGone: false }).badge?.words).toBe('Fine')
  expect(webhooksRow({ undelivered: 1, isGone: false }).detail).toBe(
    '1 event could not be delivered in 7 days.',
  )
  expect(webhooksRow({ undelivered: 0, isGone: true }).badge?.words).toBe('Stopped')
})
