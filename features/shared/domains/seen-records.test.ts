import { expect, it } from 'vitest'
import { seenRecords } from './seen-records.ts'

const records = [
  { type: 'CNAME' as const, name: 'app', value: 'edge.product.example' },
  { type: 'TXT' as const, name: '_domain-proof.app', value: 'domain-proof=1' },
]
const fault = { who: 'us' as const, whoWords: '', title: '', meaning: '', advice: '', add: [], remove: [] }
const statuses = (code: 'claimed_elsewhere' | 'proof_missing') =>
  seenRecords({ records, chain: [], faults: [{ ...fault, code, step: 'verified' }] }).map(
    ({ status }) => status,
  )

it('says nothing of records once another account holds the domain: they were not judged', () => {
  expect(statuses('claimed_elsewhere')).toEqual([null, null])
  expect(statuses('proof_missing')).toEqual(['found', 'found'])
})
