"""Lists that fetch their pages as you go."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from itertools import islice
from typing import Any, Generic, TypedDict, TypeVar, cast

from ._transport import AsyncTransport, Call, Transport, with_page

Item = TypeVar("Item")
_ITERATION_PAGE = 100


class Page(TypedDict, Generic[Item]):
    """One page of a list. `nextCursor` is None on the last one."""

    data: list[Item]
    nextCursor: str | None


class Pages(Generic[Item]):
    """A list. Nothing is sent until you iterate it or call `page()`."""

    def __init__(self, transport: Transport, call: Call, cursor_name: str = "cursor") -> None:
        self._transport = transport
        self._call = call
        self._cursor_name = cursor_name

    def page(self) -> Page[Item]:
        """Fetches the first page only."""
        return cast(Page[Item], self._transport.send(self._call))

    def to_list(self, max_items: int = 10_000) -> list[Item]:
        """Fetches all items, up to `max_items`, so that an endless list does not exhaust the memory."""
        return list(islice(self, max_items))

    def __iter__(self) -> Iterator[Item]:
        limit, cursor = _start(self._call, self._cursor_name)
        while True:
            page: Any = self._transport.send(with_page(self._call, self._cursor_name, limit, cursor))
            yield from page["data"]
            cursor = page["nextCursor"]
            if cursor is None:
                return


class AsyncPages(Generic[Item]):
    """A list. Nothing is sent until you iterate it or await `page()`."""

    def __init__(self, transport: AsyncTransport, call: Call, cursor_name: str = "cursor") -> None:
        self._transport = transport
        self._call = call
        self._cursor_name = cursor_name

    async def page(self) -> Page[Item]:
        """Fetches the first page only."""
        return cast(Page[Item], await self._transport.send(self._call))

    async def to_list(self, max_items: int = 10_000) -> list[Item]:
        """Fetches all items, up to `max_items`, so that an endless list does not exhaust the memory."""
        items: list[Item] = []
        async for item in self:
            items.append(item)
            if len(items) >= max_items:
                break
        return items

    async def __aiter__(self) -> AsyncIterator[Item]:
        limit, cursor = _start(self._call, self._cursor_name)
        while True:
            page: Any = await self._transport.send(with_page(self._call, self._cursor_name, limit, cursor))
            for item in page["data"]:
                yield item
            cursor = page["nextCursor"]
            if cursor is None:
                return


def _start(call: Call, cursor_name: str) -> tuple[int, str | None]:
    query = call.query or {}
    limit = query.get("limit")
    return (_ITERATION_PAGE if limit is None else limit), query.get(cursor_name)
