// Paths of `Icon` that only a conversation shows; they come with it.
export const downIcon = 'M12 5v14M6 13l6 6 6-6'
export const linkIcon = 'M10 6H7a2 2 0 0 0-2 2v9a2 2 0 0 0 2 2h9a2 2 0 0 0 2-2v-3M14 5h5v5M19 5l-8 8'
export const offlineIcon =
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 6 -.6M5 12a10 10 0 0 1 4-2.4M19 12a10 10 0 0 0-6-3M12 19v.01'
