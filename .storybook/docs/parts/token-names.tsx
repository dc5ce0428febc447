import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { Names } from './names.tsx'
import { themeStylesheet } from './stylesheets.ts'
import { declaredTokens } from './styling-api.ts'
import './parts.css'

/** Names of the tokens a stylesheet of the theme sets on each scope. */
export function TokenNames({ sheet }: { sheet: 'roles' | 'scales' }) {
  return (
    <ThemeScope className="doc-scope sb-unstyled">
      <Names names={declaredTokens(themeStylesheet(sheet)).map(({ name }) => name)} />
    </ThemeScope>
  )
}
