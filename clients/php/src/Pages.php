<?php

declare(strict_types=1);

namespace Surety;

/**
 * A list that fetches its pages as you go. Nothing is sent until you iterate it or call `page()`.
 *
 * @template-covariant Item
 * @implements \IteratorAggregate<int, Item>
 */
final readonly class Pages implements \IteratorAggregate
{
    private const ITERATION_PAGE = 100;

    /** @param \Closure(array<string, mixed>): Item $read */
    public function __construct(
        private Sender $sender,
        private Call $call,
        private \Closure $read,
        private string $cursorName = 'cursor',
    ) {
    }

    /** @return array{data: list<Item>, nextCursor: string|null} The first page only. */
    public function page(): array
    {
        return $this->load($this->call);
    }

    /** @return list<Item> All items, up to `$max`, so that an endless list does not exhaust the memory. */
    public function toArray(int $max = 10_000): array
    {
        $items = [];
        foreach ($this as $item) {
            $items[] = $item;
            if (count($items) >= $max) {
                break;
            }
        }
        return $items;
    }

    /** @return \Generator<int, Item> */
    public function getIterator(): \Generator
    {
        $call = $this->call->withQuery(['limit' => $this->call->query['limit'] ?? self::ITERATION_PAGE]);
        while (true) {
            $page = $this->load($call);
            // Without keys: those of a page would repeat in the next one.
            foreach ($page['data'] as $item) {
                yield $item;
            }
            if ($page['nextCursor'] === null) {
                return;
            }
            $call = $call->withQuery([$this->cursorName => $page['nextCursor']]);
        }
    }

    /** @return array{data: list<Item>, nextCursor: string|null} */
    private function load(Call $call): array
    {
        /** @var array{data: list<array<string, mixed>>, nextCursor: string|null} $page */
        $page = $this->sender->send($call);
        return ['data' => array_map($this->read, $page['data']), 'nextCursor' => $page['nextCursor']];
    }
}
