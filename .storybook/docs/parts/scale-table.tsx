import type { ReactNode } from 'react'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { themeStylesheet } from './stylesheets.ts'
import { declaredTokens } from './styling-api.ts'
import './parts.css'

interface ScaleTableProps {
  /** Beginning of the tokens' names: '--space-'. */
  prefix: string
  /** Shows what one measures. */
  sample: (name: string) => ReactNode
}

/** Tokens of one scale, read from the stylesheet that sets them. */
export function ScaleTable({ prefix, sample }: ScaleTableProps) {
  const tokens = declaredTokens(themeStylesheet('scales')).filter(({ name }) => name.startsWith(prefix))
  return (
    <ThemeScope className="doc-scope sb-unstyled">
      <div className="doc-scroll">
        <table className="doc-table">
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Value</th>
              <th scope="col">Sample</th>
            </tr>
          </thead>
          <tbody>
            {tokens.map(({ name, value }) => (
              <tr key={name}>
                <td className="doc-code">{name}</td>
                <td>{value}</td>
                <td>{sample(name)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ThemeScope>
  )
}
