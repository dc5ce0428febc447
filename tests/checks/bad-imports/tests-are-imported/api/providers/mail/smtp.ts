import { start } from '#tests/fakes/smtp.ts'

export const fake = start
