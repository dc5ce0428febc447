/** Where a kept prompt goes in what an agent is told already. */
export const promptPlaces = ['after', 'before', 'instead'] as const
export type PromptPlace = (typeof promptPlaces)[number]

/** An agent's prompt with a kept one put into it; nothing of it is lost unless it is to be replaced. */
export function placePrompt(current: string, kept: string, place: PromptPlace): string {
  if (place === 'instead' || current.trim() === '') return kept
  // It stands there already.
  if (current.includes(kept.trim())) return current
  const parts = place === 'after' ? [current.trimEnd(), kept] : [kept.trimEnd(), current]
  return parts.join('\n\n')
}
