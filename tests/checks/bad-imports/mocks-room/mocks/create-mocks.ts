import { openStore } from '#api/store/store.ts'

export const store = openStore
