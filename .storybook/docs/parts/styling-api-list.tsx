import { CopyText } from '#ui/copy-text/copy-text.tsx'
import { ThemeScope } from '#ui/theme/theme-scope.tsx'
import { Names } from './names.tsx'
import { stylesheets } from './stylesheets.ts'
import { stylingApi } from './styling-api.ts'
import './parts.css'

/** Classes, tokens and attributes of every part, read from the stylesheets this catalogue is built with. */
export function StylingApiList() {
  const api = stylingApi(stylesheets)
  const classes = api.reduce((sum, { classes }) => sum + classes.length, 0)
  const tokens = api.reduce((sum, { tokens }) => sum + tokens.length, 0)
  return (
    <ThemeScope className="doc-scope sb-unstyled">
      <p className="doc-quiet">
        {api.length} parts, {classes} class names, {tokens} tokens.
      </p>
      {api.map(({ part, classes, tokens, attributes }) => (
        <section key={part} className="doc-part">
          <h3 id={part}>{part}</h3>
          <Names names={classes} />
          {attributes.length > 0 && <p className="doc-quiet doc-attributes">{attributes.join(', ')}</p>}
          {tokens.length > 0 && (
            <table className="doc-table">
              <thead>
                <tr>
                  <th scope="col">Token</th>
                  <th scope="col">Without it</th>
                </tr>
              </thead>
              <tbody>
                {tokens.map(({ name, fallback }) => (
                  <tr key={name}>
                    <td>
                      <CopyText value={name} label="token" className="doc-code" />
                    </td>
                    <td className="doc-code">{fallback}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </section>
      ))}
    </ThemeScope>
  )
}
