interface TagOffersProps {
  /** What the field names as its `list`. */
  id: string
  tags: readonly string[]
}

/** Tags a field for tags offers as one types. */
export function TagOffers({ id, tags }: TagOffersProps) {
  return (
    <datalist id={id}>
      {tags.map((tag) => (
        <option key={tag} value={tag} />
      ))}
    </datalist>
  )
}
