import type { Region } from '#mocks/contracts/shared/region.ts'

/** Whose file it is; the server alone makes the path from it (threats 17). */
export interface FileOwner {
  region: Region
  workspaceId: string
  agentId: string
}

/** Keeps files people gave us. Paths are made here and never overwritten. */
export interface Files {
  /** Stores a PNG and answers with its address on this host, `/files/…`. */
  savePng(owner: FileOwner, png: Buffer): Promise<string>
  /** Reads a stored file by the path after `/files/`; null when there is none. */
  read(path: string): Promise<Buffer | null>
}
