import { getIp } from './ip.contract.ts'
import { listLanguages } from './languages.contract.ts'

/** What the product offers whoever calls. */
export const platformContracts = [listLanguages, getIp] as const
