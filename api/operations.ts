import { contracts } from '#mocks/contracts/registry.ts'
import { createAgentCreation } from './agents/agent-creation.ts'
import { areas } from './areas.ts'
import type { Deps } from './deps.ts'
import type { AreaOperations, Operation } from './http/implement.ts'
import { createRemovals } from './removals.ts'
import type { Services } from './services.ts'
import { belongingsOf } from './shared/ownership.ts'

/** Services the app makes, since what is around the operations uses them, too. */
export type AppServices = Omit<Services, 'creation' | 'removals'>

/** What each area answers. Throws when a contract has no implementation, two, or none of ours. */
export function buildAreas(deps: Deps, shared: AppServices): AreaOperations[] {
  const services: Services = {
    ...shared,
    creation: createAgentCreation(deps),
    removals: createRemovals(deps, belongingsOf(areas, deps)),
  }
  const built = areas.map(({ name, operations }) => ({ name, operations: operations(deps, services) }))
  assertComplete(built.flatMap(({ operations }) => operations))
  return built
}

/** Every operation of the product. Throws as `buildAreas` does. */
export function buildOperations(deps: Deps, shared: AppServices): Operation[] {
  return buildAreas(deps, shared).flatMap(({ operations }) => operations)
}

/** Contracts and operations must match one to one. */
export function assertComplete(operations: readonly Operation[]): void {
  const implemented = operations.map((operation) => operation.contract.id)
  const twice = implemented.filter((id, index) => implemented.indexOf(id) !== index)
  if (twice.length) throw new Error(`Implemented twice: ${twice.join(', ')}`)
  const missing = contracts.filter((contract) => !implemented.includes(contract.id))
  if (missing.length)
    throw new Error(`Contracts without an implementation: ${missing.map((c) => c.id).join(', ')}`)
  const unknown = operations.filter(({ contract }) => !contracts.includes(contract))
  if (unknown.length) throw new Error(`Not in the registry: ${unknown.map((o) => o.contract.id).join(', ')}`)
}
