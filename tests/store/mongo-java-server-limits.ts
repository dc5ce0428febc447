import type { CannotShow } from './suite/case.ts'

const UTF16 = 'mongo-java-server 1.47 orders strings by UTF-16 units, not by bytes'
const NULL = 'mongo-java-server 1.47 takes null for a missing field'

/** Cases of the suite in which mongo-java-server 1.47 differs from MongoDB, and how. */
export const MONGO_JAVA_SERVER_CANNOT_SHOW: CannotShow = {
  'finds $gt string by UTF-8 bytes': UTF16,
  'sorts null and missing, numbers, strings by bytes': UTF16,
  'sorts null and missing, numbers, strings by bytes, by index': UTF16,
  'refuses a document above 16 MB': 'mongo-java-server 1.47 has no limit on a document',
  'rejects $inc of null': NULL,
  'rejects $push to null': NULL,
  'rejects $set through null': NULL,
}
