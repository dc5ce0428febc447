import type { StoredExtension } from '#mocks/contracts/files/stored-extension.ts'
import { type FileOwner, folderOf, newFilePath, parseFilePath } from './file-path.ts'
import { fileTypes } from './file-types.ts'

/** A file about to be stored. */
export interface NewFile {
  bytes: Buffer
  /** What the bytes were found to be. */
  extension: StoredExtension
  /** Says so in its path, so that no cache keeps it for long. @default false */
  temporary?: boolean
  /** It is of a conversation: `/files/…` does not serve it. @default false */
  attached?: boolean
}

/** Keeps files people gave us. Paths are made here and never overwritten. */
export interface Files {
  kind: 'disk' | 's3'
  /** Stores a file; its address on this host is `/files/{path}`, unless it is of a conversation. */
  save(owner: FileOwner, file: NewFile): Promise<{ id: string; path: string }>
  /** Reads a stored file by its path; null when there is none. */
  read(path: string): Promise<Buffer | null>
  /** Removes a file; nothing happens when there is none. */
  remove(path: string): Promise<void>
  /** Removes every file of an agent. */
  removeAll(owner: FileOwner): Promise<void>
}

/** Where bytes lie, by key. Keys come from `file-path.ts` alone. */
export interface FileStorage {
  kind: Files['kind']
  put(key: string, bytes: Buffer, type: string): Promise<void>
  get(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
  /** Removes every key in a folder. */
  removeFolder(folder: string): Promise<void>
}

/** Files over any storage: the same paths and the same refusals wherever the bytes lie. */
export function filesOver(storage: FileStorage): Files {
  return {
    kind: storage.kind,
    async save(owner, { bytes, extension, ...kind }) {
      const made = newFilePath(owner, extension, kind)
      await storage.put(made.path, bytes, fileTypes[extension].type)
      return made
    },
    read: async (path) => (parseFilePath(path) ? storage.get(path) : null),
    async remove(path) {
      if (parseFilePath(path)) await storage.remove(path)
    },
    removeAll: async (owner) => storage.removeFolder(folderOf(owner)),
  }
}
