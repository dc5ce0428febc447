import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { themeStylesheet } from './stylesheets.ts'
import { declaredTokens } from './styling-api.ts'
import './parts.css'

/** Names of the tokens a stylesheet of the theme sets on each scope. */
export function TokenNames({ sheet }: { sheet: 'roles' | 'scales' }) {
  return (
    <ThemeScope className="doc-scope sb-unstyled">
      <p className="doc-code">
        {declaredTokens(themeStylesheet(sheet))
          .map(({ name }) => name)
          .join('  ')}
      </p>
    </ThemeScope>
  )
}
