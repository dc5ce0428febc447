import { getResponse, HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { assertComplete, buildOperations } from '#api/operations.ts'
import { contracts } from '#mocks/contracts/registry.ts'
import { defaultErrors } from '#mocks/contracts/shared/default-errors.ts'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'
import { createMocks } from '#mocks/create-mocks.ts'

const files = import.meta.glob<Record<string, unknown>>('/mocks/contracts/**/*.contract.ts', { eager: true })

/** Every contract on disk, with the file it stands in. */
const onDisk = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isContract)
    .map((contract) => ({ file, contract })),
)

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'responses' in value && 'path' in value
}

function errorStatusesOf(contract: Contract): number[] {
  return Object.keys(contract.responses)
    .map(Number)
    .filter((status) => status in defaultErrors)
}

describe('the registry', () => {
  it('holds exactly the contracts on disk', () => {
    expect(onDisk.length).toBeGreaterThan(0)
    const ids = (list: readonly Contract[]) => list.map(({ id }) => id).sort()
    expect(ids(contracts)).toEqual(ids(onDisk.map(({ contract }) => contract)))
  })

  it('has one contract per id, and one per method and path', () => {
    const twice = (names: string[]) => names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice(contracts.map(({ id }) => id))).toEqual([])
    expect(twice(contracts.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`))).toEqual([])
  })

  it.each(onDisk.map(({ file, contract }) => ({ id: contract.id, file, contract })))(
    '$id is named after its area and says what it is',
    ({ file, contract }) => {
      expect(contract.id).toMatch(
        /^[a-z]+\.[a-zA-Z]+\.(list|get|save|create|duplicate|remove|restore|connect|disconnect|check|send|export|import|open|say|take|release|close|reopen)$/,
      )
      expect(file).toContain(`/mocks/contracts/${contract.id.split('.')[0]}/`)
      expect(contract.path).toMatch(/^\/(api\/|proxy$)/)
      expect(contract.summary).toMatch(/^[A-Z].*\.$/)
      expect(contract.spec).not.toBe('')
      expect(Object.keys(contract.responses).some((status) => Number(status) < 300)).toBe(true)
      const named = [...contract.path.matchAll(/:(\w+)/g)].map((match) => match[1])
      const shape = (contract.params as unknown as { shape?: object } | undefined)?.shape ?? {}
      expect(Object.keys(shape).sort()).toEqual(named.sort())
    },
  )
})

describe('the mocks', () => {
  it('answer every contract by default', () => {
    const answered = createMocks().handlers.map((handler) => handlerName(handler as HttpHandler))
    expect(answered.sort()).toEqual(contracts.map(({ method, path }) => `${method} *${path}`).sort())
  })

  it('have a scenario for every error status a contract declares', async () => {
    const shown = new Set<string>()
    for (const handler of scenarioHandlers(createMocks().scenarios)) {
      const contract = contracts.find(({ method, path }) => handlerName(handler) === `${method} *${path}`)
      if (!contract) throw new Error(`${handlerName(handler)} is no contract's`)
      const address = `http://mocks${contract.path.replace(/:\w+/g, 'x')}`
      // Scenarios that never answer, or that need input, are not waited for.
      getResponse([handler], new Request(address, { method: contract.method })).then(
        (response) => shown.add(`${contract.id} ${response?.status}`),
        () => undefined,
      )
    }
    const declared = contracts.flatMap((contract) =>
      errorStatusesOf(contract).map((status) => `${contract.id} ${status}`),
    )
    expect(declared.length).toBeGreaterThan(contracts.length)
    await expect.poll(() => declared.filter((name) => !shown.has(name)), { timeout: 10_000 }).toEqual([])
  })

  it('declare the statuses their endpoint can meet', () => {
    for (const contract of contracts) {
      const statuses = errorStatusesOf(contract)
      const takesInput = contract.params ?? contract.query ?? contract.body
      if (takesInput) expect(statuses, contract.id).toContain(422)
      const { needs } = contract
      if (needs.kind !== 'public') expect(statuses, contract.id).toContain(401)
      if ('right' in needs && needs.right !== 'view') expect(statuses, contract.id).toContain(403)
      if (contract.rateLimit) expect(statuses, contract.id).toContain(429)
    }
  })
})

function handlerName(handler: HttpHandler): string {
  return `${String(handler.info.method)} ${String(handler.info.path)}`
}

/** Every handler a scenario makes without being told anything. */
function scenarioHandlers(scenarios: object): HttpHandler[] {
  return Object.values(scenarios).flatMap((value: unknown) => {
    if (typeof value === 'function') {
      try {
        const made: unknown = value()
        return made instanceof HttpHandler ? [made] : []
      } catch {
        return []
      }
    }
    return typeof value === 'object' && value !== null ? scenarioHandlers(value) : []
  })
}

describe('the server', () => {
  const operations = buildOperations({ stores: {} } as never, {} as never)
  const [first, ...rest] = operations
  if (!first) throw new Error('There is no operation')

  it('implements every contract', () => {
    expect(operations.map(({ contract }) => contract.id).sort()).toEqual(contracts.map(({ id }) => id).sort())
  })

  it.each([
    {
      what: 'a contract without an implementation',
      given: rest,
      says: `Contracts without an implementation: ${first.contract.id}`,
    },
    {
      what: 'a contract implemented twice',
      given: [...operations, first],
      says: `Implemented twice: ${first.contract.id}`,
    },
    {
      what: 'an operation that is no contract of ours',
      given: [...operations, { ...first, contract: { ...first.contract, id: 'stray.thing.get' } }],
      says: 'Not in the registry: stray.thing.get',
    },
  ])('does not start with $what', ({ given, says }) => {
    expect(() => assertComplete(given)).toThrow(says)
  })
})
