import { isDeepStrictEqual } from 'node:util'
import { register } from 'tsx/esm/api'
import type { Plugin } from 'vite'
import type { Contract } from '#mocks/contracts/shared/define-contract.ts'

/** What browsers read of a contract: its name, where it lies and who may call. */
const clientParts = ['id', 'method', 'path', 'needs'] as const

/**
 * Gives browsers contracts as plain data, without the schemas of what is sent. Nothing else of a contract's file
 * reaches them: importing a rule or a schema from there ends the build, so those stand in files of their own.
 */
export function contractData(): Plugin {
  let modules: ReturnType<typeof registerContracts> | undefined
  return {
    name: 'contract-data',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /\.contract\.ts$/ },
      async handler(id) {
        modules ??= registerContracts()
        return toClientModule(await modules.import(id, import.meta.url))
      },
    },
    async buildEnd() {
      await modules?.unregister()
      modules = undefined
    },
  }
}

const registerContracts = () => register({ namespace: 'contract-data' })

/** The source of a module with the contracts among some exports. Throws when a part of one is no plain data. */
function toClientModule(exports: Record<string, unknown>): string {
  const contracts = Object.entries(exports).filter((entry): entry is [string, Contract] =>
    isContract(entry[1]),
  )
  return contracts.map(([name, contract]) => `export const ${name} = ${toData(contract)}\n`).join('')
}

function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'path' in value && 'responses' in value
}

function toData(contract: Contract): string {
  const parts = Object.fromEntries(
    clientParts.flatMap((part) => (part in contract ? [[part, contract[part as keyof Contract]]] : [])),
  )
  const data = JSON.stringify(parts)
  if (!isDeepStrictEqual(JSON.parse(data), parts)) {
    throw new Error(`The contract ${contract.id} is no plain data where browsers read it`)
  }
  return data
}
