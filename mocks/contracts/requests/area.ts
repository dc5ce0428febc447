import { listRequests, saveRequest } from './request.contract.ts'

/** What visitors ask of an agent's team. */
export const requestsContracts = [listRequests, saveRequest] as const
