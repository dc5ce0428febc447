/**
 * What differs from machine to machine, or from one moment to the next, taken out of the picture: motion, carets, the
 * system's monospace font and scroll bars.
 */
export const stillLook = `
  *, *::before, *::after {
    transition: none !important;
    animation: none !important;
    caret-color: transparent !important;
    scrollbar-width: none !important;
  }
  .vg-scope {
    --font-family-code: var(--font-family) !important;
  }
  html {
    background: var(--canvas);
  }
  .story-canvas {
    min-block-size: 0 !important;
  }
`
