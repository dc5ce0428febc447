/** What the styling assistant is called, wherever it is (spec 1 §2). */
export const assistantWords = { label: 'AI CSS Assistant', help: 'Generate custom styles' } as const
