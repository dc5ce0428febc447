/**
 * What `npm audit --json` found, as one step counts it: each severe weakness fails it, and a registry that keeps no
 * such data leaves nothing to say.
 * @param {string} output
 * @param {string} what which packages were looked at
 * @returns {{ passed: number, failed: number, skipped: number, notes: string[] }}
 */
export function judgeAudit(output, what) {
  const report = parse(output)
  if (!report?.metadata?.vulnerabilities) {
    const why = report?.message ?? report?.error?.summary ?? 'it answered without a report'
    return {
      passed: 0,
      failed: 0,
      skipped: 1,
      notes: [`SKIPPED audit of ${what}: the registry does not tell (${why})`],
    }
  }
  const severe = Object.values(report.vulnerabilities ?? {}).filter(({ severity }) =>
    ['high', 'critical'].includes(severity),
  )
  if (severe.length === 0) return { passed: 1, failed: 0, skipped: 0, notes: [] }
  return { passed: 0, failed: 1, skipped: 0, notes: severe.map(inWords) }
}

/** npm writes its warnings before the report. */
function parse(output) {
  const start = output.search(/^\{/m)
  const end = output.lastIndexOf('\n}')
  try {
    return JSON.parse(output.slice(start, end + 2))
  } catch {
    return null
  }
}

function inWords({ name, severity, range, via }) {
  const titles = via.flatMap((cause) => (typeof cause === 'string' ? [`by way of ${cause}`] : [cause.title]))
  return `${severity}: ${name} ${range}: ${titles.join('; ')}`
}
