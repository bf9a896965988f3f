<?php

declare(strict_types=1);

namespace Surety;

/** Sends calls. Replace it to test your program without a server. */
interface Sender
{
    /** Returns the parsed answer; null if there is none. */
    public function send(Call $call): mixed;
}
