/** Without these settings glibc keeps a hundred megabytes of freed memory. Other systems ignore them. */
export const ALLOCATOR_LIMITS = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '1048576',
  MALLOC_TRIM_THRESHOLD_: '1048576',
} as const;
