import { describe, expect, it } from 'vitest'
import { asksSeveralAtOnce, filesOnMongo, raceFiles, raceOf } from '../runner/race-files.mjs'
import { onlyDeep } from '../runner/run-on-mongo.mjs'
import { readSource } from './source/repository.ts'

const files = filesOnMongo()

describe('what a test says of its races', () => {
  it.each([
    ['// Races: fifty for one seat.\nimport', 'always'],
    ['// Races when deep: long ones.\nimport', 'deep'],
    ['// No race: they only read.\nimport', 'never'],
    ['// Races:\nimport', null],
    ['import\n// Races: not in the first line.\n', null],
    ['import', null],
  ])('%j', (source, when) => expect(raceOf(source)).toBe(when))

  it.each([
    ['await Promise.all(guests.map(join))', true],
    ['await Promise.allSettled([one, two])', true],
    ['afterAll(() => Promise.all([app.stop(), fake.stop()]))', false],
    ['afterAll(() => Promise.all([app.stop()]))\nawait Promise.all(calls)', true],
    ['await one()', false],
  ])('%j', (source, isSo) => expect(asksSeveralAtOnce(source)).toBe(isSo))
})

it('every test on MongoDB that asks several at once says whether they race', () => {
  expect(files.length).toBeGreaterThan(50)
  const silent = files.filter((file) => {
    const source = readSource(file)
    return asksSeveralAtOnce(source) && raceOf(source) === null
  })
  expect(silent, 'Say `// Races: …`, `// Races when deep: …` or `// No race: …` in the first line.').toEqual(
    [],
  )
})

it('the races that are run are those that say so', () => {
  const everyday = raceFiles({ isDeep: false })
  expect(everyday).toEqual(
    expect.arrayContaining([
      'tests/cluster/three-servers.test.ts',
      'tests/security/lock-outs.test.ts',
      'tests/security/one-account.test.ts',
      'tests/store/races.test.ts',
    ]),
  )
  const deep = raceFiles({ isDeep: true })
  expect(deep).toEqual(expect.arrayContaining([...everyday, 'tests/security/agent-saving.test.ts']))
  expect(deep.filter((file) => raceOf(readSource(file)) === 'never')).toEqual([])
})

it('what a short run over MongoDB leaves to the deep one is there, and each file of it once', () => {
  expect(onlyDeep.filter((file) => !files.includes(file))).toEqual([])
  expect(new Set(onlyDeep).size).toBe(onlyDeep.length)
})
