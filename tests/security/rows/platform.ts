import { inRegion } from '../matrix/inputs.ts'
import type { MatrixRows } from '../matrix/row.ts'

/** Facts about the product. */
export const platformRows: MatrixRows = {
  'platform.languages.list': {
    input: () => ({}),
  },
  'platform.ip.get': {
    input: inRegion,
  },
}
