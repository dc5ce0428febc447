/** Before the names of what is asked at handoff, which no other form may begin with. */
export const handoffMark = 'handoff_'

/** Whether a form is what is asked at handoff. */
export function isHandoffForm({ fields }: { fields: readonly { name: string }[] }): boolean {
  return fields.every(({ name }) => name.startsWith(handoffMark))
}

/** Whether values are of what is asked at handoff, by their names. */
export function isOfHandoff(values: Readonly<Record<string, string>>): boolean {
  return Object.keys(values).some((name) => name.startsWith(handoffMark))
}
