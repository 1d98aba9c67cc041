import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    testTimeout: 20_000,
    // The sandbox's own processes need the cores too.
    maxWorkers: 2,
    typecheck: { enabled: false },
  },
})
