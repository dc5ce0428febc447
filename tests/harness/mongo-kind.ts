import { MongoClient } from 'mongodb'

/** What speaks MongoDB's protocol: FerretDB keeps files and loses races, mongo-java-server keeps neither. */
export type MongoKind = 'ferretdb' | 'mongo-java-server' | 'mongodb'

/** Which server answers at an address. */
export async function mongoKind(uri: string): Promise<MongoKind> {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5000 })
  try {
    const info = await client.db('admin').command({ buildInfo: 1 })
    if ('ferretdbVersion' in info) return 'ferretdb'
    // Every build of MongoDB itself says from which revision it was made.
    return 'gitVersion' in info ? 'mongodb' : 'mongo-java-server'
  } finally {
    await client.close()
  }
}

/** Connections to a server of a kind: FerretDB reads, then writes, and on more than one updates would be lost. */
export function poolSizeOf(kind: MongoKind): number {
  return kind === 'ferretdb' ? 1 : 20
}
