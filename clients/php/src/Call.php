<?php

declare(strict_types=1);

namespace Surety;

/** One call of the API, before it is sent. */
final readonly class Call
{
    /**
     * @param string $path With `{}` in place of each id.
     * @param list<string> $ids
     * @param array<string, mixed> $query
     * @param array<string, mixed> $body
     * @param array<string, mixed>|null $form Sent instead of a JSON body.
     * @param list<string> $files The fields of `form` that hold paths of files.
     * @param bool $file The response is a file, whose bytes are returned.
     * @param bool $repeatable False if the server cannot recognise a repeated request.
     */
    public function __construct(
        public string $verb,
        public string $path,
        public array $ids = [],
        public array $query = [],
        public array $body = [],
        public ?array $form = null,
        public array $files = [],
        public bool $file = false,
        public bool $repeatable = true,
        public ?RequestOptions $options = null,
    ) {
    }

    /** @param array<string, mixed> $query */
    public function withQuery(array $query): self
    {
        return new self(
            $this->verb,
            $this->path,
            $this->ids,
            [...$this->query, ...$query],
            $this->body,
            $this->form,
            $this->files,
            $this->file,
            $this->repeatable,
            $this->options,
        );
    }
}
