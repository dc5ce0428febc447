import { config } from '../http/config.ts'

export const port = config.port
