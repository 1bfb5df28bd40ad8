// What Embedded Swift asks of its host on wasm32, where there is no C library: memory, the seed of
// hash tables, two routines of arithmetic. Filling and copying memory are instructions there.
//
// The allocator keeps one list of free blocks a size class, four classes a power of two. A block
// never changes its class and is never joined with another; a program that draws the same things
// again and again soon stops growing. Before each block stand its class and, for alignments above
// 16, the distance to its beginning.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { page_size = 65536, header_size = 16, class_count = 128, no_memory = 12 };

struct header { uint32_t size_class; uint32_t offset; };
struct free_block { struct free_block *next; };

static uintptr_t bump;
static struct free_block *free_blocks[class_count];

// Sizes 16, 32, 48, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, …
static uint64_t size_of_class(uint32_t size_class) {
  if (size_class < 4) return 16u * (size_class + 1);
  return (uint64_t)(5 + size_class % 4) << (4 + size_class / 4 - 1);
}

static uint32_t class_of_size(uint64_t size) {
  uint32_t low = 0;
  while (low < class_count && size_of_class(low) < size) low++;
  return low;
}

static void *take(uint32_t size_class) {
  struct free_block *block = free_blocks[size_class];
  if (block) {
    free_blocks[size_class] = block->next;
    return block;
  }
  if (!bump) bump = ((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15;
  uint64_t end = (uint64_t)bump + header_size + size_of_class(size_class);
  uint64_t have = (uint64_t)__builtin_wasm_memory_size(0) * page_size;
  if (end > UINT32_MAX) return NULL;
  if (end > have) {
    size_t pages = (size_t)((end - have + page_size - 1) / page_size);
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
  }
  unsigned char *start = (unsigned char *)bump + header_size;
  bump = (uintptr_t)end;
  ((struct header *)(start - header_size))->size_class = size_class;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  size_t extra = alignment > 16 ? alignment : 0;
  uint32_t size_class = class_of_size((uint64_t)size + extra);
  if (size_class >= class_count) return no_memory;
  unsigned char *start = take(size_class);
  if (!start) return no_memory;
  size_t offset = 0;
  if (extra) {
    // At least a header's worth, so that the block's own header, with its class, stays whole.
    uintptr_t aligned = ((uintptr_t)start + alignment) & ~(uintptr_t)(alignment - 1);
    offset = aligned - (uintptr_t)start;
  }
  ((struct header *)(start + offset - header_size))->offset = (uint32_t)offset;
  *result = start + offset;
  return 0;
}

void free(void *pointer) {
  if (!pointer) return;
  unsigned char *start = pointer;
  start -= ((struct header *)(start - header_size))->offset;
  uint32_t size_class = ((struct header *)(start - header_size))->size_class;
  struct free_block *block = (struct free_block *)start;
  block->next = free_blocks[size_class];
  free_blocks[size_class] = block;
}

int memcmp(const void *left, const void *right, size_t count) {
  const unsigned char *a = left, *b = right;
  for (size_t i = 0; i < count; i++)
    if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
  return 0;
}

// The seeds come from the host and differ from run to run, so that a picture which depends on the
// order of a hash table does not pass by luck.
__attribute__((import_module("host"), import_name("seed"))) uint32_t host_seed(void);

void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)host_seed();
}

// Half away from zero. Above 2^52 every double is whole; below it adding the half is exact, but
// for the double next to one half, which the comparison takes care of.
double round(double x) {
  double whole = __builtin_trunc(x), part = x - whole;
  if (part >= 0.5) return whole + 1;
  if (part <= -0.5) return whole - 1;
  return whole;
}

float roundf(float x) { return (float)round((double)x); }

typedef __int128 wide;

// The product of two 128-bit numbers, of 64-bit halves, of 32-bit digits.
wide __multi3(wide left, wide right) {
  uint64_t a = (uint64_t)left, b = (uint64_t)right;
  uint64_t low_a = a & UINT32_MAX, high_a = a >> 32, low_b = b & UINT32_MAX, high_b = b >> 32;
  uint64_t low = low_a * low_b, middle = high_a * low_b + (low >> 32);
  uint64_t cross = low_a * high_b + (middle & UINT32_MAX);
  uint64_t high = high_a * high_b + (middle >> 32) + (cross >> 32);
  high += (uint64_t)(left >> 64) * b + a * (uint64_t)(right >> 64);
  return (wide)((unsigned __int128)high << 64 | cross << 32 | (low & UINT32_MAX));
}
