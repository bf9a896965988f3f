import { expect, vi } from 'vitest';

/**
 * Files that start processes, a browser or models: on a busy machine their tests need longer than a minute.
 */
const SLOW =
  /\/test\/(?:backups|cells|chaos|clients|contract|dashboard|docs|identity|mail|mcp|postgres|process|reviews|sdk|sim|twins)\//;

if (SLOW.test(expect.getState().testPath ?? '')) vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });
