<?php

declare(strict_types=1);

// Plays script.json with the PHP client: `play.php < script`. Prints the answers as JSON.

require __DIR__ . '/../php/autoload.php';

use Surety\Exception\SuretyException;
use Surety\Pages;
use Surety\RequestOptions;
use Surety\Surety;

function resolve(mixed $value, array $saved): mixed
{
    if (is_string($value) && str_starts_with($value, '$')) {
        foreach (explode('.', substr($value, 1)) as $key) {
            $saved = is_array($saved) ? $saved[$key] : $saved->{$key};
        }
        return $saved;
    }
    return is_array($value) ? array_map(static fn (mixed $one) => resolve($one, $saved), $value) : $value;
}

function matches(mixed $value, mixed $wanted): bool
{
    foreach ($wanted as $key => $one) {
        if (($value->{$key} ?? null) !== $one) {
            return false;
        }
    }
    return true;
}

function once(Surety $client, array $step, array $saved): mixed
{
    $names = explode('.', $step['call']);
    $method = array_pop($names);
    $target = array_reduce($names, static fn (object $group, string $name) => $group->{$name}, $client);
    $options = new RequestOptions(idempotencyKey: $step['idempotencyKey'] ?? null);
    $answer = $target->{$method}(...[...resolve($step['args'] ?? [], $saved), 'options' => $options]);
    if (!$answer instanceof Pages) {
        return $answer;
    }
    return ($step['take'] ?? '') === 'page' ? $answer->page() : $answer->toArray();
}

$client = new Surety(timeout: 3);
$saved = [];
$answers = [];
foreach (json_decode(stream_get_contents(STDIN), true, flags: JSON_THROW_ON_ERROR) as $step) {
    try {
        $value = once($client, $step, $saved);
        $until = microtime(true) + 20;
        while (isset($step['until']) && !matches($value, $step['until']) && microtime(true) < $until) {
            usleep(50_000);
            $value = once($client, $step, $saved);
        }
        if (isset($step['save'])) {
            $saved[$step['save']] = $value;
        }
        $answers[] = ['value' => $value];
    } catch (SuretyException $error) {
        $answers[] = ['error' => ['code' => $error->errorCode, 'statusCode' => $error->statusCode]];
    }
}
echo json_encode($answers, JSON_THROW_ON_ERROR | JSON_PRESERVE_ZERO_FRACTION);
