import type { CannotShow } from './suite/case.ts'

const NESTED_ARRAYS = 'FerretDB 1.24 refuses an array in an array'
const SLICE = 'FerretDB 1.24 ignores $slice'
const PULL_BY_QUERY = 'FerretDB 1.24 pulls equal values only'

/** Cases of the suite in which FerretDB 1.24 differs from MongoDB, and how. */
export const FERRETDB_CANNOT_SHOW: CannotShow = {
  'keeps an array in an array': NESTED_ARRAYS,
  'applies $push of an array': NESTED_ARRAYS,
  'refuses a document above 16 MB': 'FerretDB 1.24 has no limit on a document',
  'applies $push keeping the last': SLICE,
  'applies $push keeping the first': SLICE,
  'applies $push keeping none': SLICE,
  'applies $push to a missing field': SLICE,
  'applies $pull $in': PULL_BY_QUERY,
  'applies $pull of objects': PULL_BY_QUERY,
  'applies $pull by range': PULL_BY_QUERY,
  'keeps a null of $setOnInsert': 'FerretDB 1.24 leaves it out',
  'modifies nothing for $inc by zero': 'FerretDB 1.24 counts it as modified',
}
