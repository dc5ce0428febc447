/**
 * Where a lead came from: what a visitor asked of the team, the form before the chat, the questions of a flow, the
 * language model that was told, their own words in a conversation, a file, or a member.
 */
export const leadSources = ['request', 'form', 'flow', 'tool', 'words', 'file', 'member'] as const
export type LeadSource = (typeof leadSources)[number]

/** Where visitors' own leads come from: figures about visitors tell of these alone. */
export const visitorSources = ['form', 'flow', 'tool', 'words', 'request'] as const satisfies LeadSource[]
export type VisitorSource = (typeof visitorSources)[number]

/** Whether a lead came from its visitor. */
export function isVisitorSource(source: LeadSource): source is VisitorSource {
  return visitorSources.some((each) => each === source)
}
