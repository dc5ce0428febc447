import { chromium } from 'playwright'

export const path = chromium.executablePath()
