import { createMocks } from '#mocks/create-mocks.ts'

export const mocks = createMocks()
