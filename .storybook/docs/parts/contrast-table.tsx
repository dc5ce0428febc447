import { contrastReport } from '#mocks/contracts/theme/contrast-report.ts'
import type { Theme, ThemeType } from '#mocks/contracts/theme/theme.types.ts'
import { Badge } from '#ui/badge/badge.tsx'

/** Every pair of colours the roles put on each other, measured now. */
export function ContrastTable({ theme, mode }: { theme: Theme; mode: ThemeType }) {
  return (
    <div className="doc-scroll">
      <table className="doc-table">
        <thead>
          <tr>
            <th scope="col">Sample</th>
            <th scope="col">Pair</th>
            <th scope="col">Measured</th>
            <th scope="col">Needed</th>
            <th scope="col">Verdict</th>
          </tr>
        </thead>
        <tbody>
          {contrastReport(theme, mode).map(
            ({ id, label, foreground, background, ratio, required, passes }) => (
              <tr key={id}>
                <td>
                  <span className="doc-sample" style={{ color: foreground, backgroundColor: background }}>
                    Aa
                  </span>
                </td>
                <td>{label}</td>
                <td>{ratio.toFixed(2)}:1</td>
                <td>{required}:1</td>
                <td>
                  <Badge tone={passes ? 'success' : 'danger'}>{passes ? 'Passes' : 'Fails'}</Badge>
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  )
}
