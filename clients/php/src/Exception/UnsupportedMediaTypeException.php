<?php

declare(strict_types=1);

namespace Surety\Exception;

/** 415: not a valid JPEG or PNG, or an unsupported content type. */
final class UnsupportedMediaTypeException extends ApiException
{
}
