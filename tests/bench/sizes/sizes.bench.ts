import { runProduct } from '../product/running-product.ts'
import type { LoadedFile } from '../shared/request-log.ts'
import { printColumns, printTable, type Row } from '../shared/table.ts'
import { formatBytes } from '../shared/units.ts'
import { type Budget, budgets } from './budgets.ts'
import { type Visits, visitAll } from './visits.ts'

interface SizesOptions {
  /** Also lists every file of every page. */
  files: boolean
}

/** Bytes a real browser loads from the built product, against what is promised. */
export async function benchSizes({ files }: SizesOptions): Promise<void> {
  const product = await runProduct()
  try {
    const visits = await visitAll(product)
    const { popup, foreign } = visits
    printTable('Bytes loaded, gzip', [
      ...budgets.map((budget) => toRow(budget, visits)),
      {
        what: 'requests until the visitor acts',
        measured: `${popup.beforeClick.length}`,
        goal: '1',
        met: popup.beforeClick.length === 1,
      },
      { what: 'third-party hosts', measured: `${foreign.length}`, goal: '0', met: foreign.length === 0 },
    ])
    if (!files) return
    printFiles('Login', visits.login)
    printFiles('Sign-up', visits.signup)
    printFiles('Landing', visits.landing)
    printFiles('Shell with agents', visits.agents)
    printFiles('Embed until the visitor can type', [...popup.beforeClick, ...popup.afterClick])
    printFiles('Embed after that', popup.following)
  } finally {
    await product.close()
  }
}

function toRow({ what, limit, aim, of }: Budget, visits: Visits): Row {
  const bytes = of(visits)
  const goal = `≤ ${formatBytes(limit)}${aim ? `, aim ${formatBytes(aim)}` : ''}`
  return { what, measured: formatBytes(bytes), goal, met: bytes <= limit }
}

function printFiles(heading: string, files: readonly LoadedFile[]): void {
  const largestFirst = [...files].sort((a, b) => b.gzip - a.gzip)
  printColumns(
    `${heading}: files`,
    ['file', 'kind', 'gzip'],
    largestFirst.map(({ url, kind, gzip }) => [new URL(url).pathname, kind, formatBytes(gzip)]),
  )
}
