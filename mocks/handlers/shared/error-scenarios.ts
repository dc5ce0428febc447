import type { HttpHandler } from 'msw'
import { defaultErrors, type ErrorStatus } from '#mocks/contracts/shared/default-errors.ts'
import type { Contract, StatusOf } from '#mocks/contracts/shared/define-contract.ts'
import { answersLate, failWith, networkFails, neverAnswers } from './mock-handler.ts'

type Camel<S extends string> = S extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : S
type Words = { code?: string; message?: string; fields?: Record<string, string> }

/** Scenarios of one endpoint: one per error status it declares, named by its code, and three every endpoint has. */
export type ErrorScenarios<C extends Contract> = {
  [S in StatusOf<C> & ErrorStatus as Camel<(typeof defaultErrors)[S]['code']>]: (words?: Words) => HttpHandler
} & { neverAnswers: () => HttpHandler; answersLate: () => HttpHandler; networkFails: () => HttpHandler }

/** Makes them from the contract, so that a status added there is a scenario the same moment. */
export function errorScenarios<C extends Contract>(contract: C): ErrorScenarios<C> {
  const declared = Object.keys(contract.responses)
    .map(Number)
    .filter((status): status is StatusOf<C> & ErrorStatus => status in defaultErrors)
  const scenarios = declared.map((status) => [
    camelCase(defaultErrors[status].code),
    (words?: Words) => failWith(contract, status, words),
  ])
  return {
    ...Object.fromEntries(scenarios),
    neverAnswers: () => neverAnswers(contract),
    answersLate: () => answersLate(contract),
    networkFails: () => networkFails(contract),
  }
}

/** The same for several endpoints, by a name of each: `promptScenarios.list.rateLimited()`. */
export function scenariosOf<const M extends Record<string, Contract>>(
  contracts: M,
): { [K in keyof M]: ErrorScenarios<M[K]> } {
  const made = Object.entries(contracts).map(([name, contract]) => [name, errorScenarios(contract)])
  return Object.fromEntries(made)
}

function camelCase(code: string): string {
  return code.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
