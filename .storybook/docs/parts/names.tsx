import { CopyText } from '#ui/copy-text/copy-text.tsx'

/** Names of tokens or classes; pressing one copies it. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    <ul className="doc-names">
      {names.map((name) => (
        <li key={name} className="doc-name">
          <CopyText value={name} label="name" className="doc-code" />
        </li>
      ))}
    </ul>
  )
}
