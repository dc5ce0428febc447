import { buildSecretKey } from '#mocks/fixtures/shared/secret-key.fixtures.ts'
import type { MockDb } from './mock-db.ts'

/** A new key of a subject, under the server's rules: the one before is forgotten, and this one unused. */
export function makeMockKey(
  db: Pick<MockDb, 'now' | 'nextId'>,
  keys: MockDb['agentKeys'],
  subjectId: string,
) {
  const secret = `vg_${db.nextId('k').padStart(20, '0')}`
  const createdAt = Math.floor(db.now() / 1000)
  const key = buildSecretKey({ lastFour: secret.slice(-4), createdAt, lastUsedAt: null })
  keys.set(subjectId, key)
  return { secret, key }
}
