import type { Config } from '../config.ts'

/**
 * How long a checked credential may be reused without asking the store, in milliseconds. Where several processes
 * may share a MongoDB it is 0: one of them could not drop what another one remembers.
 */
export function checkedMs(config: Pick<Config, 'mongodb'>): number {
  return config.mongodb ? 0 : 2000
}
