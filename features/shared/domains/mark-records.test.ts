import { describe, expect, it } from 'vitest'
import { markRecords } from './mark-records.ts'

const pointing = { type: 'CNAME', name: 'app', value: 'edge.product.example' } as const
const proof = { type: 'TXT', name: '_domain-proof.app', value: 'domain-proof=1' } as const
const needed = [
  { ...pointing, status: 'found' },
  { ...proof, status: 'found' },
]
const said = (rows: ReturnType<typeof markRecords>) =>
  rows.map(({ type, name, status, found }) => [type, name, status, found])

describe('the records of a domain', () => {
  it('say what is there in the place of one that is wrong', () => {
    const remove = [{ type: 'A' as const, name: 'app', value: '192.0.2.9' }]
    expect(said(markRecords(needed, [{ add: [pointing], remove }]))).toEqual([
      ['CNAME', 'app', 'wrong', ['A 192.0.2.9']],
      ['TXT', '_domain-proof.app', 'found', undefined],
    ])
  })

  it('say which are missing, and are never listed twice', () => {
    const faults = [
      { add: [pointing], remove: [] },
      { add: [proof], remove: [] },
    ]
    expect(said(markRecords(needed, faults))).toEqual([
      ['CNAME', 'app', 'missing', []],
      ['TXT', '_domain-proof.app', 'missing', []],
    ])
  })

  it('have those below them that are in the way, or needed besides', () => {
    const faults = [
      { add: [], remove: [{ type: 'AAAA' as const, name: 'app', value: '2001:db8::1' }] },
      { add: [{ type: 'CAA' as const, name: '@', value: '0 issue "letsencrypt.org"' }], remove: [] },
    ]
    expect(said(markRecords(needed, faults)).slice(2)).toEqual([
      ['AAAA', 'app', 'remove', undefined],
      ['CAA', '@', 'missing', []],
    ])
  })

  it('show names in their own script, and keep what is copied', () => {
    const [row] = markRecords([{ type: 'CNAME', name: 'xn--bcher-kva', value: 'x' }], [])
    expect(row).toMatchObject({ name: 'xn--bcher-kva', shownName: 'bücher' })
  })
})
