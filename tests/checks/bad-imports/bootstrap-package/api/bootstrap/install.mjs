const { nanoid } = await import('nanoid')

export const id = nanoid()
