/** Where a `Select` gets its list from; stories put one there that is slow, or does not arrive. */
export const popupSource = {
  load: async () => (await import('./select-popup.tsx')).SelectPopup,
}
