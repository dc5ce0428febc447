/** Names to copy, none of them broken across lines. */
export function Names({ names }: { names: readonly string[] }) {
  return (
    <p className="doc-names">
      {names.map((name) => (
        <code key={name} className="doc-code">
          {name}
        </code>
      ))}
    </p>
  )
}
