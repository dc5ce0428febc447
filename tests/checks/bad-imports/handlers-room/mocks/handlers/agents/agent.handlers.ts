import { createApp } from '#api/app.ts'

export const server = createApp
