import { uploadFile } from './file.contract.ts'

/** Files people give. */
export const filesContracts = [uploadFile] as const
